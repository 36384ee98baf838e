/** Writes products with prepared statements. The sample world and imports use it inside their own transactions. */
import type { Statement } from 'better-sqlite3'
import type { Observation, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type Membership, type ProductRow, toProduct, toRow } from './catalogue-rows.ts'

interface Past {
  history: ProductHistory
  weeks: ProductWeeks
}

export interface ProductWriter {
  find(product: Pick<Product, 'marketplace' | 'asin' | 'owner'>): Product | undefined
  /** Inserts the product, replacing a stored one and its history. */
  put(product: Product, past?: Past, membership?: Membership): void
  /** Stores the facts of a day; facts stored earlier for that day stay. Returns true if any fact was new. */
  observe(product: Pick<Product, 'marketplace' | 'asin' | 'owner'>, observation: Observation): boolean
}

export function productWriter(db: Connection): ProductWriter {
  const find = db.prepare<[string, string, number], ProductRow>(
    'SELECT * FROM product WHERE asin = ? AND marketplace = ? AND owner = ?',
  )
  const remove = db.prepare('DELETE FROM product WHERE asin = @asin AND marketplace = @marketplace AND owner = @owner')
  const observe = db.prepare(observeSql)
  let insert: Statement | undefined
  const insertHistory = db.prepare('INSERT INTO product_history (product_id, history, weeks) VALUES (?, ?, ?)')
  return {
    find: ({ asin, marketplace, owner }) => {
      const row = find.get(asin, marketplace, owner ?? 0)
      return row && toProduct(row)
    },
    put(product, past, membership) {
      const row = toRow(product, membership)
      remove.run({ asin: row.asin, marketplace: row.marketplace, owner: row.owner })
      insert ??= db.prepare(insertOf(Object.keys(row)))
      const { lastInsertRowid } = insert.run(row)
      if (past) insertHistory.run(lastInsertRowid, JSON.stringify(past.history), JSON.stringify(past.weeks))
    },
    observe({ marketplace, asin, owner }, { available, ...observation }) {
      const row = {
        ...observation,
        marketplace,
        asin,
        owner: owner ?? 0,
        available: available === null ? null : Number(available),
      }
      return observe.run(row).changes > 0
    },
  }
}

const OBSERVED_FACTS = [
  ['price', 'price'],
  ['rank', 'rank'],
  ['sub_category', 'subCategory'],
  ['sub_rank', 'subRank'],
  ['rating', 'rating'],
  ['ratings', 'ratings'],
  ['bought_past_month', 'boughtPastMonth'],
  ['available', 'available'],
] as const
const columns = OBSERVED_FACTS.map(([column]) => column)
const observeSql = `
INSERT INTO observation (marketplace, asin, owner, day, title, ${columns.join(', ')})
VALUES (@marketplace, @asin, @owner, @day, @title, ${OBSERVED_FACTS.map(([, field]) => `@${field}`).join(', ')})
ON CONFLICT DO UPDATE SET ${columns.map((column) => `${column} = coalesce(${column}, excluded.${column})`).join(', ')}
WHERE ${columns.map((column) => `(${column} IS NULL AND excluded.${column} IS NOT NULL)`).join(' OR ')}`

const insertOf = (columns: string[]) =>
  `INSERT INTO product (${columns.join(', ')}) VALUES (${columns.map((c) => `@${c}`).join(', ')})`
