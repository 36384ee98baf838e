/** Table ownership: one owner declares a table in its `*.tables.ts`, and only that owner queries it. */
import { DEV } from './subjects.ts'

const DECLARED = /interface StateTables \{([^}]*)\}/g

/** The files that declare each table; more than one is a violation. */
export function tableDeclarations(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [file, text] of texts) {
    if (ownerOf(file) === undefined || !file.endsWith('.tables.ts')) continue
    for (const [, body = ''] of text.matchAll(DECLARED))
      for (const [, table = ''] of body.matchAll(/^\s*(\w+):/gm)) files.set(table, [...(files.get(table) ?? []), file])
  }
  return files
}

/** Reports tables with more than one declaration. */
export const declarationProblems = (
  declarations: ReadonlyMap<string, readonly string[]>,
): { file: string; rule: string }[] =>
  [...declarations].flatMap(([table, [first = '', ...others]]) =>
    others.map((file) => ({ file, rule: `declares the table ${table}, which ${first} also declares` })),
  )

/** Returns a problem if the file may not query the table. Tests and developer tools may query every table. */
export function queryProblem(
  file: string,
  table: string,
  declarations: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const owner = ownerOf(declarations.get(table)?.[0] ?? '')
  const from = ownerOf(file)
  if (from === DEV || from === owner || /\.(test|test-support)\.ts$/.test(file) || !file.startsWith('server/')) return
  if (file.startsWith('server/db/')) return
  if (owner === undefined) return `queries the table ${table}, which no *.tables.ts declares`
  return `queries the table ${table}, which only ${owner} may query`
}

const ownerOf = (file: string): string | undefined =>
  /^server\/(?:features\/([^/]+)|(platform))\//.exec(file)?.slice(1).find(Boolean)
