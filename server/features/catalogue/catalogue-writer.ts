/** Writes products, one prepared statement for all. Used by the sample world and by the imports, inside their own transactions. */
import type { Statement } from 'better-sqlite3'
import type { Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type Membership, type ProductRow, toProduct, toRow } from './catalogue-rows.ts'

export interface ProductWriter {
  /** The row that stands under the product's marketplace, ASIN and owner. */
  find(product: Pick<Product, 'marketplace' | 'asin' | 'owner'>): Product | undefined
  /** Inserts the product, or puts it in the place of the one that stands there; a former history goes with it. */
  put(product: Product, history?: ProductHistory, membership?: Membership): void
}

export function productWriter(db: Connection): ProductWriter {
  const find = db.prepare<[string, string, number], ProductRow>(
    'SELECT * FROM product WHERE asin = ? AND marketplace = ? AND owner = ?',
  )
  const remove = db.prepare('DELETE FROM product WHERE asin = @asin AND marketplace = @marketplace AND owner = @owner')
  let insert: Statement | undefined
  const insertHistory = db.prepare('INSERT INTO product_history (product_id, history) VALUES (?, ?)')
  return {
    find: ({ asin, marketplace, owner }) => {
      const row = find.get(asin, marketplace, owner ?? 0)
      return row && toProduct(row)
    },
    put(product, history, membership) {
      const row = toRow(product, membership)
      remove.run({ asin: row.asin, marketplace: row.marketplace, owner: row.owner })
      insert ??= db.prepare(insertOf(Object.keys(row)))
      const { lastInsertRowid } = insert.run(row)
      if (history) insertHistory.run(lastInsertRowid, JSON.stringify(history))
    },
  }
}

const insertOf = (columns: string[]) =>
  `INSERT INTO product (${columns.join(', ')}) VALUES (${columns.map((c) => `@${c}`).join(', ')})`
