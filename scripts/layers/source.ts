/** Reads what the rules need from one source file, with the parser that also builds the web. */
import { parseSync } from 'vite'

export interface Source {
  /** What is imported, re-exported or loaded lazily by a literal name; types named in place by `import('…')` too. */
  imports: { name: string; typeOnly: boolean; lazy: boolean }[]
  /** Imported names whose `.value` is read, as a signal's would be. */
  signalsRead: string[]
  /** Tables of the state that it names in a query. */
  tablesQueried: string[]
}

/** Throws when the file does not parse. */
export function readSource(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports: Source['imports'] = []
  const names = new Set<string>()
  for (const { moduleRequest, entries } of module.staticImports) {
    imports.push({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      lazy: false,
    })
    // The names of a style sheet are no signals.
    if (!moduleRequest.value.endsWith('.css')) for (const entry of entries) names.add(entry.localName.value)
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ name: moduleRequest.value, typeOnly: isType, lazy: false })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) imports.push({ name: literal[1], typeOnly: false, lazy: true })
  }
  const signalsRead = new Set<string>()
  const tablesQueried = new Set<string>()
  visit(program, (node) => {
    if (node.type === 'TSImportType' && isNode(node.source))
      imports.push({ name: String(node.source.value), typeOnly: true, lazy: false })
    const name = valueReadIn(node)
    if (name !== undefined && names.has(name)) signalsRead.add(name)
    for (const table of tablesIn(node)) tablesQueried.add(table)
  })
  return { imports, signalsRead: [...signalsRead], tablesQueried: [...tablesQueried] }
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isNode(node)) see(node)
  for (const child of Object.values(node)) visit(child, see)
}

const QUERY = /^(selectFrom|insertInto|updateTable|deleteFrom|(inner|left|right|full)Join)$/

/** The tables that a call of the query builder names: of `selectFrom('report as r')`, report. */
function tablesIn({ type, callee, arguments: given }: Node): string[] {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return []
  if (!isNode(callee.property) || !QUERY.test(String(callee.property.name)) || !Array.isArray(given)) return []
  const [first] = given
  return isNode(first) && typeof first.value === 'string' ? [first.value.split(' ')[0] ?? ''] : []
}

/** The name whose `.value` a node reads. */
function valueReadIn({ type, property, object, computed }: Node): string | undefined {
  const isValue = type === 'MemberExpression' && isNode(property) && property.name === 'value' && !computed
  return isValue ? rootName(object) : undefined
}

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `session` of `session.user`. */
function rootName(node: unknown): string {
  if (!isNode(node)) return ''
  return node.type === 'MemberExpression' ? rootName(node.object) : String(node.name ?? '')
}
