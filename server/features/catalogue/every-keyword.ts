/** Reads all keywords, for tables that are derived from the catalogue. */
import type { Source } from '#contracts/model/catalogue.ts'
import type { Keyword, SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'
import { ORGANIC_PLACES_A_PAGE } from '#contracts/model/keywords/place.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { lastFullMonth } from '#contracts/model/months.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type ImportedKeyword, monthlySearches, type PageOne, sourcesOf, weeklyRanks } from './imported-keyword.ts'

export interface StoredKeyword {
  keyword: Keyword
  /** The month of the last searches. */
  lastMonth: string | null
  weeks: KeywordWeeks | null
  pageOne: PageOne
  /** Shares of the three most clicked products together, of files that do not name these. */
  clicks: { click: number | null; conversion: number | null }
  /** 货流值, a metric of SellerSprite without a published formula. */
  goodsValue: number | null
  /** Where an imported term comes from, the latest first. */
  sources: { source: KeywordSource; day: string }[]
}

const UNKNOWN: PageOne = { price: null, ratings: null, rating: null }

interface KeywordRow {
  id: number
  marketplace: Marketplace
  text: string
  source: Source
  observedOn: string
  owner: number
  facts: string
  weeks: string | null
}

export function* everyKeyword(db: Connection): Generator<StoredKeyword> {
  const pages = pageOnes(db)
  const newest = newestWeeks(db)
  const rows = db.prepare<[], KeywordRow>(
    `SELECT id, marketplace, text, source, observed_on AS observedOn, owner, facts, weeks FROM keyword ORDER BY id`,
  )
  for (const row of rows.iterate())
    yield row.source === 'sample'
      ? sampleKeyword(row, pages.get(row.id) ?? UNKNOWN)
      : importedKeyword(row, newest.get(filesOf(row)) ?? '')
}

/** The casts: catalogue-build wrote the row. */
function sampleKeyword({ facts, weeks }: KeywordRow, pageOne: PageOne): StoredKeyword {
  const keyword = JSON.parse(facts) as SampleKeyword
  return {
    keyword,
    lastMonth: lastFullMonth(keyword.observedOn),
    weeks: weeks === null ? null : (JSON.parse(weeks) as KeywordWeeks),
    pageOne,
    clicks: { click: null, conversion: null },
    goodsValue: null,
    sources: [],
  }
}

/** The cast: keyword-writer wrote the row. */
function importedKeyword({ facts: json, weeks: _, owner, ...row }: KeywordRow, newestWeek: string): StoredKeyword {
  const imported = JSON.parse(json) as ImportedKeyword
  const { zh, purchases, products, titleDensity, advertisers, bid, topThree, clicks, pageOne, goodsValue } =
    imported.facts
  const { lastMonth, trend } = monthlySearches(imported)
  return {
    keyword: {
      ...row,
      owner: owner || null,
      zh: zh?.value ?? null,
      nicheId: null,
      searches: trend.at(-1) ?? null,
      trend,
      purchases: purchases?.value ?? null,
      products: products?.value ?? null,
      titleDensity: titleDensity?.value ?? null,
      bid: bid?.value.bid ?? null,
      bidLow: bid?.value.low ?? null,
      bidHigh: bid?.value.high ?? null,
      advertisers: advertisers?.value ?? null,
      topThree: topThree?.value ?? [],
    },
    lastMonth,
    weeks: weeklyRanks(imported, newestWeek),
    pageOne: pageOne?.value ?? UNKNOWN,
    clicks: clicks?.value ?? { click: null, conversion: null },
    goodsValue: goodsValue?.value ?? null,
    sources: sourcesOf(imported),
  }
}

/** Imported terms whose weeks belong together. */
const filesOf = ({ marketplace, owner }: { marketplace: string; owner: number }) => `${marketplace} ${owner}`

/** The newest week of imported terms. */
function newestWeeks(db: Connection): Map<string, string> {
  const rows = db.prepare<[], { marketplace: string; owner: number; week: string | null }>(
    `SELECT marketplace, owner, max(last_week) AS week FROM keyword WHERE source <> 'sample' GROUP BY marketplace, owner`,
  )
  return new Map(rows.all().map((row) => [filesOf(row), row.week ?? '']))
}

/**
 * One join for all keywords of the sample, as imported ones have no placements. Reads no other column of `placement` than
 * its index has: rows have long histories, and reading them takes ten times as long.
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
