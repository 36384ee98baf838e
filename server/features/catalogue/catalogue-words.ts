import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Reader } from '#server/db/reader.ts'

export interface ListingWords {
  marketplace: Marketplace
  brand: string
  text: string
}

export interface WordQueries {
  /** Titles and bullets of about `most` public products, spread evenly over the catalogue. */
  listingWords(most: number): Iterable<ListingWords>
}

const BATCH_SIZE = 500

export function wordQueries(db: Reader): WordQueries {
  const last = db.prepare<[], { id: number }>('SELECT coalesce(max(id), 0) AS id FROM product')
  const words = db.prepare<[object], ListingWords & { id: number }>(
    `SELECT id, marketplace, coalesce(brand, '') AS brand, title || char(10) || bullets AS text FROM product
     WHERE id > @after AND id % @step = 0 AND owner = 0 ORDER BY id LIMIT ${BATCH_SIZE}`,
  )
  return {
    *listingWords(most) {
      const step = Math.max(1, Math.ceil((last.get()?.id ?? 0) / most))
      for (let after = 0; ; ) {
        const rows = words.all({ after, step })
        yield* rows
        const end = rows.at(-1)
        if (!end) return
        after = end.id
      }
    },
  }
}
