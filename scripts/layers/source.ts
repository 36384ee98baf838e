/** Extracts imports, signal reads and table names from a source file, with the parser that builds the web. */
import { parseSync } from 'vite'

export interface Source {
  /** Imports, re-exports and dynamic imports with a literal name, and inline types `import('…')`. */
  imports: { name: string; typeOnly: boolean; lazy: boolean }[]
  /** Imported names whose `.value` is read, as for signals. */
  signalsRead: string[]
  /** Tables named in queries. */
  tablesQueried: string[]
  /**
   * Possible tables: words after FROM, JOIN, INTO and UPDATE in SQL text, and every string literal if a query takes its
   * table from a variable.
   */
  mayBeTables: string[]
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
    // Class names of a style sheet are not signals.
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
  const queried: Tables = { named: new Set(), maybe: new Set(), byVariable: false }
  const literals = new Set<string>()
  visit(program, (node) => {
    if (node.type === 'TSImportType' && isNode(node.source))
      imports.push({ name: String(node.source.value), typeOnly: true, lazy: false })
    const name = valueReadIn(node)
    if (name !== undefined && names.has(name)) signalsRead.add(name)
    if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value)
    findTables(node, queried)
  })
  return {
    imports,
    signalsRead: [...signalsRead],
    tablesQueried: [...queried.named],
    mayBeTables: [...queried.maybe, ...(queried.byVariable ? literals : [])],
  }
}

function visit(node: unknown, onNode: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isNode(node)) onNode(node)
  for (const child of Object.values(node)) visit(child, onNode)
}

/** Certain and possible tables, and whether a query takes its table from a variable. */
interface Tables {
  named: Set<string>
  maybe: Set<string>
  byVariable: boolean
}

const QUERY =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|(inner|left|right|full|cross)(Lateral)?Join)$/

/** Collects the tables of a query builder call, in every form that its types allow, and of `sql` text. */
function findTables({ type, callee, arguments: given, tag, quasi }: Node, tables: Tables): void {
  if (type === 'TaggedTemplateExpression' && isNode(tag) && rootName(tag) === 'sql') {
    for (const [, word = ''] of textOf(quasi).matchAll(/\b(?:from|join|into|update)\s+["`]?(\w+)/gi))
      tables.maybe.add(word)
  }
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression' || !Array.isArray(given))
    return
  const method = isNode(callee.property) ? String(callee.property.name) : ''
  if (QUERY.test(method)) addTables(given[0], tables)
  // UPDATE … FROM; the name is uncertain because other objects have a `from` too.
  if (method === 'from' && isNode(given[0])) for (const word of namesOf(given[0])) tables.maybe.add(word)
  if (method === 'table' && rootName(callee.object) === 'sql') addTables(given[0], tables)
}

function addTables(given: unknown, tables: Tables): void {
  if (!isNode(given)) return
  for (const name of namesOf(given)) tables.named.add(name)
  if (isByVariable(given)) tables.byVariable = true
}

/** Reads `report` from `'report as r'`, also inside a plain template, an array or a cast. */
function namesOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [tableOf(node.value)] : []
  if (node.type === 'TemplateLiteral') return isByVariable(node) ? [] : [tableOf(textOf(node))]
  return innerOf(node).flatMap(namesOf)
}

function isByVariable(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return Array.isArray(node.expressions) && node.expressions.length > 0
  return node.type === 'Identifier' || node.type === 'MemberExpression' || innerOf(node).some(isByVariable)
}

/** The elements of an array, or the expression inside a cast. */
function innerOf({ type, elements, expression }: Node): Node[] {
  if (type === 'ArrayExpression') return Array.isArray(elements) ? elements.filter(isNode) : []
  return /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(type) &&
    isNode(expression)
    ? [expression]
    : []
}

const tableOf = (text: string): string => text.trim().split(/\s/)[0] ?? ''

/** The text of a template, with a space for each expression. */
function textOf(template: unknown): string {
  if (!isNode(template) || !Array.isArray(template.quasis)) return ''
  return template.quasis.map((part) => (isNode(part) ? String((part.value as { raw: string }).raw) : '')).join(' ')
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
