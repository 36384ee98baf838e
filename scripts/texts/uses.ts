/** Which texts the code asks for. */
import { type Argument, type CallExpression, type Expression, Visitor } from 'oxc-parser'
import { ANY, readingsOf, type Source } from './readings.ts'

/** A call of `t`. */
export interface Asked {
  file: string
  line: number
  /** `ns:key`, with `*` for a part that only the running program knows. */
  readings: string[]
  /** Names of the values given; undefined when they cannot be read. */
  given: string[] | undefined
}

export interface Uses {
  asked: Asked[]
  /** Every text literal and template, and every property that is read: how the other catalogues are asked. */
  said: Set<string>
  /** Words that may be put into a template: text literals, those of types too, and the keys of tables. */
  words: Set<string>
}

const DEFAULT_NAMESPACE = 'frame'

export function usesOf(source: Source): Uses {
  const asked: Asked[] = []
  const said = new Set<string>()
  const words = new Set<string>()
  // Where a literal stands that is no word for a template: the name of a member in a type, the key that `t` is given.
  const names = new Set<number>()
  // What each name for `t` asks, by the latest `useTranslation` above: a component calls the hook before it says anything.
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
      asked.push({ file: source.file, line: source.lineAt(call.start), readings, given: givenTo(call.arguments[1]) })
    },
    TSIndexedAccessType({ indexType }) {
      if (indexType.type === 'TSLiteralType') names.add(indexType.literal.start)
    },
    Literal({ value, start }) {
      if (typeof value !== 'string') return
      said.add(value)
      if (!names.has(start)) words.add(value)
    },
    TemplateLiteral(node) {
      for (const reading of readingsOf(node)) if (reading !== ANY) said.add(reading)
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') said.add(property.name)
    },
  }).visit(source.program)
  return { asked, said, words }
}

/** The keys of a table, `const STEPS = { minute: 60, hour: 3600 }`. */
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

/** The namespace that keys without one belong to: the first of several. */
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
