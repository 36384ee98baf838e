/** Gives searches the newest tables. An import in another process makes new ones, which the next search opens. */
import type { Connection } from '#server/db/sqlite.ts'
import { openCatalogue } from '#server/features/catalogue/public.ts'
import { catalogueStamp } from '#server/features/catalogue/public.writing.ts'
import { ensureTables } from './build-tables.ts'
import { productTableFile } from './product-table.build.ts'
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
  let checkedAt = Number.NEGATIVE_INFINITY
  const isCurrent = ({ facts }: ProductTable) => {
    catalogue ??= openCatalogue(catalogueFile)
    return facts.stamp === catalogueStamp(catalogue)
  }
  return {
    products() {
      if (table && performance.now() - checkedAt < CHECK_MS) return table
      checkedAt = performance.now()
      if (table && isCurrent(table)) return table
      const opened = table ? openProductTable(productTableFile(catalogueFile)) : firstTable(catalogueFile)
      table?.close()
      table = opened
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

/** The start of the server makes the tables; only a file that was removed since is made here, while callers wait. */
function firstTable(catalogueFile: string): ProductTable {
  ensureTables(catalogueFile)
  return openProductTable(productTableFile(catalogueFile))
}
