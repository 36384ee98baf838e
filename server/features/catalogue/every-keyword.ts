/** Reads all keywords, for tables that are derived from the catalogue. */
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import { ORGANIC_PLACES_A_PAGE } from '#contracts/model/keywords/place.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'
import type { Connection } from '#server/db/sqlite.ts'

/** Averages over the products on page one; null: not known for any of them. The price is in minor units, with fractions. */
export interface PageOne {
  price: number | null
  ratings: number | null
  rating: number | null
}

export interface StoredKeyword {
  keyword: Keyword
  weeks: KeywordWeeks | null
  pageOne: PageOne
}

const UNKNOWN: PageOne = { price: null, ratings: null, rating: null }

export function* everyKeyword(db: Connection): Generator<StoredKeyword> {
  const pages = pageOnes(db)
  const rows = db.prepare<[], { id: number; facts: string; weeks: string | null }>(
    'SELECT id, facts, weeks FROM keyword ORDER BY id',
  )
  // The casts: catalogue-build wrote these rows.
  for (const { id, facts, weeks } of rows.iterate())
    yield {
      keyword: JSON.parse(facts) as Keyword,
      weeks: weeks === null ? null : (JSON.parse(weeks) as KeywordWeeks),
      pageOne: pages.get(id) ?? UNKNOWN,
    }
}

/**
 * One join for all keywords. A product of an account, or of another class than the keyword, is not on the page. Reads no
 * other column of `placement` than its index has: rows have long histories, and reading them takes ten times as long.
 */
function pageOnes(db: Connection): Map<number, PageOne> {
  const averages = db.prepare<[], PageOne & { id: number }>(
    `SELECT keyword.id, avg(price) AS price, avg(ratings) AS ratings, avg(rating) AS rating
     FROM keyword JOIN placement ON keyword_id = keyword.id AND organic_rank <= ${ORGANIC_PLACES_A_PAGE}
     JOIN product ON product.asin = placement.asin AND product.marketplace = placement.marketplace
       AND product.owner = 0 AND (product.source = 'sample') = (keyword.source = 'sample')
     GROUP BY keyword.id`,
  )
  return new Map(averages.all().map(({ id, ...averages }) => [id, averages]))
}
