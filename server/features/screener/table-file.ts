/** A table in a file of columns, and how searches get the newest one. */
import { statSync } from 'node:fs'
import { type ColumnFile, openColumnFile } from '#server/platform/columns/column-file.ts'

interface TableFacts {
  version: number
  /** Which state of the catalogue the table was made from. */
  stamp: string
}

/** Throws if the file is missing or of another version. */
export function openTableFile<F extends TableFacts>(path: string, version: number): { file: ColumnFile; facts: F } {
  const file = openColumnFile(path)
  const facts = file.facts as F // the builder of the table wrote it
  if (facts.version === version) return { file, facts }
  file.close()
  throw new Error(`${path} is of version ${facts.version}, this program reads version ${version}`)
}

/** The state of the catalogue that the table was made from; undefined if it is missing, damaged or of another version. */
export function stampOf(path: string, version: number): string | undefined {
  try {
    const { file, facts } = openTableFile(path, version)
    file.close()
    return facts.stamp
  } catch {
    // Missing, cut off or of another format: making it again mends all of them.
  }
}

interface Table {
  readonly facts: TableFacts
  close(): void
}

interface Source<T extends Table> {
  path: string
  open(path: string): T
  /** Makes the file if it is missing or outdated. */
  ensure(): void
  /** The state of the catalogue now. */
  stamp(): string
}

export interface NewestTable<T extends Table> {
  get(): T
  close(): void
}

/** How often to look for newer tables. */
const CHECK_MS = 1000

/** Keeps a table in memory until an import, maybe of another process, has made a newer one. */
export function newestTable<T extends Table>({ path, open, ensure, stamp }: Source<T>): NewestTable<T> {
  let table: T | undefined
  let version: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  return {
    get() {
      if (table && performance.now() - checkedAt < CHECK_MS) return table
      checkedAt = performance.now()
      if (table && table.facts.stamp === stamp()) return table
      // The start of the server makes the tables; only a file that was removed since is made here, while callers wait.
      if (!table) ensure()
      const found = versionOf(path)
      // An import changes the catalogue long before its tables are made; until then, the file is the one in memory.
      if (table && (found === undefined || found === version)) return table
      const opened = open(path)
      table?.close()
      table = opened
      version = found
      return table
    },
    close() {
      table?.close()
      table = undefined
    },
  }
}

/** Changes when a new file replaces the old one; undefined if there is no file. */
function versionOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs}`
}
