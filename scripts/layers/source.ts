/** Reads what the rules need from one source file, with the parser that also builds the web. */
import { parseSync } from 'vite'

export interface Source {
  /** What is imported, re-exported or loaded lazily by a literal name; types named in place by `import('…')` too. */
  imports: { name: string; typeOnly: boolean }[]
  /** Imported names whose `.value` is read, as a signal's would be. */
  signalsRead: string[]
}

/** Throws when the file does not parse. */
export function readSource(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports: Source['imports'] = []
  const names = new Set<string>()
  for (const { moduleRequest, entries } of module.staticImports) {
    imports.push({ name: moduleRequest.value, typeOnly: entries.length > 0 && entries.every((entry) => entry.isType) })
    for (const entry of entries) names.add(entry.localName.value)
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push({ name: moduleRequest.value, typeOnly: isType })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) imports.push({ name: literal[1], typeOnly: false })
  }
  const signalsRead = new Set<string>()
  visit(program, (node) => {
    if (node.type === 'TSImportType' && isNode(node.source))
      imports.push({ name: String(node.source.value), typeOnly: true })
    const name = valueReadIn(node)
    if (name !== undefined && names.has(name)) signalsRead.add(name)
  })
  return { imports, signalsRead: [...signalsRead] }
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isNode(node)) see(node)
  for (const child of Object.values(node)) visit(child, see)
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
