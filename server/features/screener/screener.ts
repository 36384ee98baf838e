/** Gives searches the newest tables. An import in another process makes new ones, which the next search opens. */
import type { Connection } from '#server/db/sqlite.ts'
import { openCatalogue } from '#server/features/catalogue/public.ts'
import { catalogueStamp } from '#server/features/catalogue/public.writing.ts'
import { ensureTables } from './build-tables.ts'
import { keywordTableFile } from './keyword-table.format.ts'
import { type KeywordTable, openKeywordTable } from './keyword-table.ts'
import { productTableFile } from './product-table.format.ts'
import { openProductTable, type ProductTable } from './product-table.ts'
import { newestTable } from './table-file.ts'

export interface Screener {
  products(): ProductTable
  keywords(): KeywordTable
  close(): void
}

export interface ScreenerWorld {
  readonly screener: Screener
}

export function screenerOf(catalogueFile: string): Screener {
  let catalogue: Connection | undefined
  const ensure = () => ensureTables(catalogueFile)
  const stamp = () => {
    catalogue ??= openCatalogue(catalogueFile)
    return catalogueStamp(catalogue)
  }
  const products = newestTable({ path: productTableFile(catalogueFile), open: openProductTable, ensure, stamp })
  const keywords = newestTable({ path: keywordTableFile(catalogueFile), open: openKeywordTable, ensure, stamp })
  return {
    products: products.get,
    keywords: keywords.get,
    close() {
      products.close()
      keywords.close()
      catalogue?.close()
      catalogue = undefined
    },
  }
}
