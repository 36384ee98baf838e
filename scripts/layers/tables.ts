/** Tables of the state: each has an owner, which declares it in its `*.tables.ts` and alone queries it. */
import { DEV } from './subjects.ts'

const DECLARED = /interface StateTables \{([^}]*)\}/

/** The owner of each table: a subject of server/features, or `platform`. */
export function tableOwners(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const [file, text] of texts) {
    const owner = ownerOf(file)
    if (owner === undefined || !file.endsWith('.tables.ts')) continue
    for (const [, table = ''] of DECLARED.exec(text)?.[1]?.matchAll(/^\s*(\w+):/gm) ?? []) owners.set(table, owner)
  }
  return owners
}

/** What is wrong with a file that queries a table. Tests and developer tools may look into every table. */
export function queryProblem(file: string, table: string, owners: ReadonlyMap<string, string>): string | undefined {
  const owner = owners.get(table)
  const from = ownerOf(file)
  if (from === DEV || from === owner || /\.(test|test-support)\.ts$/.test(file) || !file.startsWith('server/')) return
  if (file.startsWith('server/db/')) return
  if (owner === undefined) return `queries the table ${table}, which no *.tables.ts declares`
  return `queries the table ${table}, which only ${owner} may`
}

const ownerOf = (file: string): string | undefined =>
  /^server\/(?:features\/([^/]+)|(platform))\//.exec(file)?.slice(1).find(Boolean)
