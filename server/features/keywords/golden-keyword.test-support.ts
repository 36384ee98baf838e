/** Computes the metrics of a keyword a second time, from the rows of the catalogue and in another way than the server. */
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Connection } from '#server/db/sqlite.ts'

/** The months of the searches in the test world, whose day is 2026-11-15. */
const MONTHS = [2024, 2025, 2026]
  .flatMap((year) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`))
  .filter((month) => month >= '2024-11' && month <= '2026-10')

interface Facts {
  searches: number
  trend: number[]
  purchases: number
  products: number
  titleDensity: number
  bid: number
  advertisers: number
  topThree: { clickShare: number; conversionShare: number }[]
}

interface Placed {
  organic_rank: number | null
  price: number | null
  ratings: number | null
  rating: number | null
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const mean = (values: readonly number[]) => total(values) / values.length

/** @param minor minor units of the currency in a major one */
export function goldenKeyword(
  db: Connection,
  { marketplace, text, minor }: { marketplace: Marketplace; text: string; minor: number },
): Pick<KeywordRow, 'values' | 'period' | 'bestMonth'> {
  const row = db
    .prepare<[string, string], { id: number; facts: string; weeks: string }>(
      'SELECT id, facts, weeks FROM keyword WHERE marketplace = ? AND text = ?',
    )
    .get(marketplace, text)!
  // The casts: the sample world wrote these rows.
  const facts = JSON.parse(row.facts) as Facts
  const ranks = (JSON.parse(row.weeks) as { frequencyRank: number[] }).frequencyRank
  const searchesIn = new Map(MONTHS.map((month, at) => [month, facts.trend.at(at - MONTHS.length)!]))
  const inMonths = (...months: string[]) => total(months.map((month) => searchesIn.get(month)!))
  const [now, yearAgo] = [inMonths('2026-10'), inMonths('2025-10')]
  const [quarter, before] = [inMonths('2026-08', '2026-09', '2026-10'), inMonths('2026-05', '2026-06', '2026-07')]
  const page = pageOne(db, row.id, marketplace)
  const known = (field: keyof Placed) => page.flatMap((placed) => placed[field] ?? [])
  const week = (back: number) => ranks[ranks.length - 1 - back]!
  const unitsOfEighth = (facts.purchases * 8 * 5) / (30 * 100)
  return {
    values: {
      searches: facts.searches,
      searchesChange: now / inMonths('2026-09') - 1,
      searchesTrend: quarter / before - 1,
      searchesYear: now / yearAgo - 1,
      searchesYearShift: now - yearAgo,
      searchRank: week(0),
      rankShift1: week(1) - week(0),
      rankShift4: week(4) - week(0),
      rankShift12: week(12) - week(0),
      purchases: facts.purchases,
      purchaseRate: facts.purchases / facts.searches,
      products: facts.products,
      supplyDemand: facts.searches / facts.products,
      spr: Math.ceil(unitsOfEighth),
      titleDensity: facts.titleDensity,
      clickShare: total(facts.topThree.map(({ clickShare }) => clickShare)),
      conversionShare: total(facts.topThree.map(({ conversionShare }) => conversionShare)),
      bid: facts.bid / minor,
      advertisers: facts.advertisers,
      // Only imports have it.
      goodsValue: null,
      price: Math.round(mean(known('price'))) / minor,
      ratings: mean(known('ratings')),
      rating: mean(known('rating')),
      words: marketplace === 'JP' ? 1 : text.split(' ').length,
    },
    ...season(searchesIn),
  }
}

const pageOne = (db: Connection, keywordId: number, marketplace: Marketplace) =>
  db
    .prepare<[number], Placed & { asin: string }>('SELECT asin, organic_rank FROM placement WHERE keyword_id = ?')
    .all(keywordId)
    .filter(({ organic_rank }) => organic_rank !== null && organic_rank <= 48)
    .map(({ asin, organic_rank }) => ({
      organic_rank,
      ...db
        .prepare<[string, string], Omit<Placed, 'organic_rank'>>(
          `SELECT price, ratings, rating FROM product WHERE asin = ? AND marketplace = ? AND source = 'sample'`,
        )
        .get(asin, marketplace)!,
    }))

function season(searchesIn: ReadonlyMap<string, number>): Pick<KeywordRow, 'period' | 'bestMonth'> {
  const all = mean([...searchesIn.values()])
  const byMonth = Map.groupBy(searchesIn, ([month]) => Number(month.slice(5)))
  const [best, peaks] = [...byMonth]
    .map(([month, entries]) => [month, entries.map(([, searches]) => searches)] as const)
    .reduce((one, other) => (mean(other[1]) > mean(one[1]) ? other : one))
  const entries = [...searchesIn]
  const year = (from: string, until: string) =>
    total(entries.flatMap(([month, searches]) => (month >= from && month <= until ? [searches] : [])))
  const change = year('2025-11', '2026-10') / year('2024-11', '2025-10')
  const isSeasonal = mean(peaks) / all >= 1.5 && Math.min(...peaks) / all >= 1.3
  const lasting = change >= 1.2 ? 'growing' : change <= 0.8 ? 'declining' : 'general'
  return { period: isSeasonal ? 'seasonal' : lasting, bestMonth: best }
}
