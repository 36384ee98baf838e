/** Gives searches the newest tables. An import in another process makes new ones, which the next search opens. */
import { statSync } from 'node:fs'
import type { Connection } from '#server/db/sqlite.ts'
import { openCatalogue } from '#server/features/catalogue/public.ts'
import { catalogueStamp } from '#server/features/catalogue/public.writing.ts'
import { ensureTables } from './build-tables.ts'
import { productTableFile } from './product-table.format.ts'
import { openProductTable, type ProductTable } from './product-table.ts'

export interface Screener {
  products(): ProductTable
  close(): void
}

export interface ScreenerWorld {
  readonly screener: Screener
}

/** How often to look for newer tables. */
const CHECK_MS = 1000

export function screenerOf(catalogueFile: string): Screener {
  let catalogue: Connection | undefined
  let table: ProductTable | undefined
  let version: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  const file = productTableFile(catalogueFile)
  const isCurrent = ({ facts }: ProductTable) => {
    catalogue ??= openCatalogue(catalogueFile)
    return facts.stamp === catalogueStamp(catalogue)
  }
  return {
    products() {
      if (table && performance.now() - checkedAt < CHECK_MS) return table
      checkedAt = performance.now()
      if (table && isCurrent(table)) return table
      // The start of the server makes the tables; only a file that was removed since is made here, while callers wait.
      if (!table) ensureTables(catalogueFile)
      const found = versionOf(file)
      // An import changes the catalogue long before its tables are made; until then, the file is the one in memory.
      if (table && (found === undefined || found === version)) return table
      const opened = openProductTable(file)
      table?.close()
      table = opened
      version = found
      return table
    },
    close() {
      table?.close()
      catalogue?.close()
      table = undefined
      catalogue = undefined
    },
  }
}

/** Changes when a new file replaces the old one; undefined if there is no file. */
function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs}`
}
