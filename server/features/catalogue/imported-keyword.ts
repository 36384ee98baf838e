/** What imports say about a search term, and how later files add to it. */

import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import { sundayOf, weekNumber } from '#contracts/model/full-weeks.ts'
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'
import { TERM_MONTHS, TERM_WEEKS } from '#contracts/model/keywords/search-term-periods.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { monthsUntil } from '#contracts/model/months.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'

/** Averages over the products on page one; null: not known for any of them. The price is in minor units, with fractions. */
export interface PageOne {
  price: number | null
  ratings: number | null
  rating: number | null
}

/** Facts that a file can have; those in one object come from the same file. Money in minor units, shares as fractions. */
export interface TermFacts {
  zh: string
  purchases: number
  products: number
  titleDensity: number
  advertisers: number
  bid: { bid: number; low: number | null; high: number | null }
  topThree: Keyword['topThree']
  /** Titles of the three most clicked products, by ASIN. */
  titles: Record<string, string>
  /** The most clicked brands after a search, the first one first. They need not be those of the three products. */
  brands: string[]
  /** Shares of the three most clicked products together. */
  clicks: { click: number | null; conversion: number | null }
  pageOne: PageOne
  goodsValue: number
}
export type TermFact = keyof TermFacts

/** One row of a file. */
export interface TermReading {
  marketplace: Marketplace
  /** In lower case, because Amazon's search ignores case. */
  text: string
  source: KeywordSource
  /** The day of the file. */
  day: string
  facts: Partial<TermFacts>
  /** Searches of a month. */
  searches: { month: string; count: number } | null
  /** Search frequency rank of the week that begins on this Sunday. */
  rank: { week: string; rank: number } | null
}

interface Read {
  source: KeywordSource
  day: string
}

/** As stored. */
export interface ImportedKeyword {
  /** The latest reading of each fact. */
  facts: { [F in TermFact]?: Read & { value: TermFacts[F] } }
  /** The last 24 months at most. */
  searches: Record<string, Read & { count: number }>
  /** The last 26 weeks at most, by their Sundays. */
  ranks: Record<string, Read & { rank: number }>
}

export const emptyKeyword = (): ImportedKeyword => ({ facts: {}, searches: {}, ranks: {} })

/** Adds a reading. Of two readings of a fact, the one of the later day counts; of the same day, the one imported last. */
export function addReading(known: ImportedKeyword, { source, day, ...reading }: TermReading): ImportedKeyword {
  const read = { source, day }
  const fresh = Object.entries(reading.facts).filter(
    // The cast: keys of TermFacts.
    ([fact, value]) => value !== undefined && isLater(day, known.facts[fact as TermFact]),
  )
  return {
    facts: { ...known.facts, ...Object.fromEntries(fresh.map(([fact, value]) => [fact, { value, ...read }])) },
    searches: reading.searches
      ? withLatest(known.searches, reading.searches.month, { count: reading.searches.count, ...read }, TERM_MONTHS)
      : known.searches,
    ranks: reading.rank
      ? withLatest(known.ranks, reading.rank.week, { rank: reading.rank.rank, ...read }, TERM_WEEKS)
      : known.ranks,
  }
}

const isLater = (day: string, known: Read | undefined) => known === undefined || day >= known.day

/** With the value of a period, without those before the last ones. Days and months sort as text. */
function withLatest<V extends Read>(known: Record<string, V>, period: string, value: V, limit: number) {
  const all = isLater(value.day, known[period]) ? { ...known, [period]: value } : known
  const periods = Object.keys(all).sort().slice(-limit)
  return Object.fromEntries(periods.map((each) => [each, all[each]!])) // keys of `all`
}

/** Each source with its latest day, the latest first. */
export function sourcesOf({ facts, searches, ranks }: ImportedKeyword): Read[] {
  const days = new Map<KeywordSource, string>()
  for (const { source, day } of [facts, searches, ranks].flatMap((each) => Object.values<Read>(each)))
    if (day > (days.get(source) ?? '')) days.set(source, day)
  return [...days]
    .map(([source, day]) => ({ source, day }))
    .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
}

/** The months up to the last one, oldest first. They end at a month that no file has. */
export function monthlySearches({ searches }: ImportedKeyword): { lastMonth: string | null; trend: number[] } {
  const lastMonth = Object.keys(searches).sort().at(-1) ?? null
  if (lastMonth === null) return { lastMonth, trend: [] }
  const counts = monthsUntil(lastMonth, TERM_MONTHS).map((month) => searches[month]?.count)
  return { lastMonth, trend: counts.slice(counts.lastIndexOf(undefined) + 1) as number[] } // none is missing after it
}

/**
 * The weeks up to `newest`, the last one of any term of the same files: a term that is missing in the newest file has no
 * rank there. Null without ranks.
 */
export function weeklyRanks({ ranks }: ImportedKeyword, newest: string): KeywordWeeks | null {
  const first = Object.keys(ranks).sort().at(0)
  if (first === undefined) return null
  const last = weekNumber(newest)
  const from = Math.max(weekNumber(first), last - TERM_WEEKS + 1)
  const weeks = Array.from({ length: last - from + 1 }, (_, at) => sundayOf(from + at))
  return {
    first: sundayOf(from),
    searches: weeks.map(() => null),
    frequencyRank: weeks.map((week) => ranks[week]?.rank ?? null),
  }
}
