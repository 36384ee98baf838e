/** Finds the texts that the code uses. */
import { type Argument, type CallExpression, type Expression, Visitor } from 'oxc-parser'
import { ANY, readingsOf, type Source } from './readings.ts'

/** A call of `t`. */
export interface TextCall {
  file: string
  line: number
  /** `ns:key`, with `*` for a part that is known only at run time. */
  readings: string[]
  /** Names of the values; undefined when they are not known statically. */
  given: string[] | undefined
}

export interface Uses {
  calls: TextCall[]
  /** Every text literal, template and property read: possible keys of the other catalogues. */
  literals: Set<string>
  /** Words that may fill a template: text literals, also in types, and keys of tables. */
  words: Set<string>
}

const DEFAULT_NAMESPACE = 'frame'

export function usesOf(source: Source): Uses {
  const calls: TextCall[] = []
  const literals = new Set<string>()
  const words = new Set<string>()
  // Positions of literals that never fill a template: member names in types, keys given to `t`.
  const names = new Set<number>()
  // Namespace of each name for `t`, from the latest `useTranslation` above it; components call hooks first.
  const asks = new Map([['i18next.t', DEFAULT_NAMESPACE]])
  new Visitor({
    VariableDeclarator({ id, init }) {
      for (const key of keysOf(init)) words.add(key)
      if (init?.type !== 'CallExpression' || nameOf(init) !== 'useTranslation' || id.type !== 'ObjectPattern') return
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 't') continue
        if (property.value.type === 'Identifier') asks.set(property.value.name, namespaceOf(init))
      }
    },
    CallExpression(call) {
      const name = nameOf(call)
      const [key] = call.arguments
      if (!key || key.type === 'SpreadElement' || (name !== 't' && !asks.has(name))) return
      names.add(key.start)
      const own = asks.get(name) ?? '?'
      const readings = readingsOf(key).map((reading) => (reading.includes(':') ? reading : `${own}:${reading}`))
      calls.push({ file: source.file, line: source.lineAt(call.start), readings, given: givenTo(call.arguments[1]) })
    },
    TSIndexedAccessType({ indexType }) {
      if (indexType.type === 'TSLiteralType') names.add(indexType.literal.start)
    },
    Literal({ value, start }) {
      if (typeof value !== 'string') return
      literals.add(value)
      if (!names.has(start)) words.add(value)
    },
    TemplateLiteral(node) {
      for (const reading of readingsOf(node)) if (reading !== ANY) literals.add(reading)
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') literals.add(property.name)
    },
  }).visit(source.program)
  return { calls, literals, words }
}

/** Keys of a table such as `const STEPS = { minute: 60, hour: 3600 }`. */
function keysOf(init: Expression | null): string[] {
  if (init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression') return keysOf(init.expression)
  if (init?.type !== 'ObjectExpression') return []
  return init.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
}

/** `t`, `i18next.t`, `toast.success`; empty for anything else. */
export function nameOf({ callee }: Pick<CallExpression, 'callee'>): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return ''
  return callee.property.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : ''
}

/** The namespace of keys without one: the first in the list. */
function namespaceOf({ arguments: [first] }: CallExpression): string {
  if (!first) return DEFAULT_NAMESPACE
  if (first.type === 'ArrayExpression') return literalOf(first.elements[0])
  return first.type === 'SpreadElement' ? '?' : literalOf(first)
}

const literalOf = (node: Expression | { type: 'SpreadElement' } | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '?'

function givenTo(values: Argument | undefined): string[] | undefined {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return undefined
  const names = values.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ANY,
  )
  return names.includes(ANY) ? undefined : names
}
