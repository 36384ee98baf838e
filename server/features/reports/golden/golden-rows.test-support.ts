/** The rows behind a report, read by SQL without the product's own catalogue code. */
import type Database from 'better-sqlite3'

export interface GoldenMonth {
  month: string
  price: number
  units: number
  revenue: number
  rank: number
  ratings: number
}
export interface GoldenWord {
  id: number
  text: string
  zh: string
  organicRank: number | null
  adRank: number | null
  kinds: string[]
  traffic: number
  ads: number
  searches: number
  weekRank: number
  purchases: number
  products: number
  titleDensity: number
  bid: number
  bidLow: number
  bidHigh: number
  trend: number[]
  topThree: { asin: string; clickShare: number; conversionShare: number }[]
}
export interface GoldenProduct {
  asin: string
  title: string
  brand: string | null
  price: number
  units: number
  rank: number
  rating: number | null
  ratings: number | null
  sub_category: string
  /** JSON. */
  category_path: string
  listed_on: string
  images: number | null
  videos: number | null
  a_plus: number | null
  bullets: string[]
  description: string | null
}
export type GoldenRow = Record<string, number | string | null>
export type Golden = ReturnType<typeof goldenRows>

const parseJson = <T>(text: unknown): T => JSON.parse(String(text)) as T // written by the sample data generator

export function goldenRows(db: Database.Database, asin: string) {
  const raw = db.prepare<[string], GoldenRow>('SELECT * FROM product WHERE asin = ? AND owner = 0').get(asin)
  if (!raw) throw new Error(`${asin} is not in the catalogue`)
  const { history } = db
    .prepare<[unknown], { history: string }>('SELECT history FROM product_history WHERE product_id = ?')
    .get(raw.id) ?? { history: '' }
  const words = db
    .prepare<[string, unknown], GoldenRow>(
      `SELECT p.organic_rank AS organicRank, p.ad_rank AS adRank, p.kinds, p.traffic_share AS traffic, p.ad_share AS ads, k.facts, k.weeks
       FROM placement p JOIN keyword k ON k.id = p.keyword_id WHERE p.asin = ? AND p.marketplace = ? ORDER BY traffic_share DESC`,
    )
    .all(asin, raw.marketplace)
    .map(({ facts, weeks, kinds, ...row }) => {
      const weekRank = parseJson<{ frequencyRank: number[] }>(weeks).frequencyRank.at(-1)
      return { ...row, ...parseJson<object>(facts), weekRank, kinds: parseJson(kinds) } as GoldenWord // written by the sample data generator
    })
  const rivalAsins = db
    .prepare<[unknown, string, string], { asin: string; shared: number }>(
      `SELECT r.asin, count(*) AS shared FROM placement r
       WHERE r.marketplace = ? AND r.asin <> ? AND r.keyword_id IN (SELECT keyword_id FROM placement WHERE asin = ?) GROUP BY r.asin`,
    )
    .all(raw.marketplace, asin, asin)
  const productQuery = db.prepare<[string, unknown], GoldenRow>(
    'SELECT * FROM product WHERE asin = ? AND marketplace = ? AND owner = 0',
  )
  const product = (row: GoldenRow | undefined) =>
    ({ ...row, bullets: parseJson(row?.bullets) }) as unknown as GoldenProduct // GoldenProduct names the columns
  return {
    raw,
    own: product(raw),
    stars: parseJson<number[]>(raw.stars),
    size: parseJson<[number, number, number]>(raw.size),
    path: parseJson<string[]>(raw.category_path),
    badges: parseJson<string[]>(raw.badges),
    variants: parseJson<{ asin: string; name: string; price: number; unitShare: number; ratingShare: number }[]>(
      raw.variants,
    ),
    ...parseJson<{
      months: GoldenMonth[]
      deals: { kind: string; startsOn: string; endsOn: string; price: number }[]
      topics: { kind: string; name: string; en: string; share: number }[]
      buyBox: { seller: string; fulfilment: string; share: number }[]
    }>(history),
    words,
    rivals: rivalAsins.map(({ asin: rival, shared }) => ({
      shared,
      row: product(productQuery.get(rival, raw.marketplace)),
      words: db
        .prepare<[string, unknown], { id: number; rank: number | null }>(
          'SELECT keyword_id AS id, organic_rank AS rank FROM placement WHERE asin = ? AND marketplace = ?',
        )
        .all(rival, raw.marketplace),
    })),
    category: parseJson<Record<string, number>>(
      db
        .prepare<[unknown, unknown], GoldenRow>('SELECT facts FROM category WHERE path = ? AND marketplace = ?')
        .get(raw.category_path, raw.marketplace)?.facts,
    ),
  }
}
