/** Reads the whole catalogue product by product, for tables that are derived from it. */
import type { MonthPoint, Product } from '#contracts/model/catalogue.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type ProductRow, toHistory, toProduct } from './catalogue-rows.ts'

export interface StoredProduct {
  product: Product
  nicheId: string | null
  /** Oldest first; empty without a history. */
  months: MonthPoint[]
  weeks: ProductWeeks | null
  /** Number of keywords that lead to the product. */
  keywords: number
}

export function* everyProduct(db: Connection): Generator<StoredProduct> {
  const keywordCounts = new Map(
    db
      .prepare<[], [string, number]>(
        `SELECT marketplace || ' ' || asin, count(*) FROM placement GROUP BY marketplace, asin`,
      )
      .raw()
      .all(),
  )
  const rows = db.prepare<[], ProductRow & { history: string | null; weeks: string | null }>(
    'SELECT product.*, history, weeks FROM product LEFT JOIN product_history ON product_id = id ORDER BY id',
  )
  for (const row of rows.iterate())
    yield {
      product: toProduct(row),
      nicheId: row.niche_id,
      months: row.history === null ? [] : toHistory(row.history).months,
      weeks: row.weeks === null ? null : (JSON.parse(row.weeks) as ProductWeeks), // the catalogue writer wrote it
      keywords: keywordCounts.get(`${row.marketplace} ${row.asin}`) ?? 0,
    }
}

/** Changes whenever the sample world is made anew, or an import has written a batch or finished. */
export function catalogueStamp(db: Connection): string {
  const meta = db.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck()
  const lastImport = db.prepare<[], number | null>('SELECT max(id) FROM import_run').pluck().get() ?? 0
  return [meta.get('world') ?? '', meta.get('changes') ?? '0', lastImport].join(' ')
}
