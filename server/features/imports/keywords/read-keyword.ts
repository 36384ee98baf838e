/** Reads a row of a file of search terms. */
import { isAsin } from '#contracts/core/rules.ts'
import type { SheetCell } from '#contracts/core/sheet.ts'
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import { sundayOf, weekNumber } from '#contracts/model/full-weeks.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { lastFullMonth } from '#contracts/model/months.ts'
import type { TermFacts, TermReading } from '#server/features/catalogue/public.writing.ts'
import { dayOf } from '../days.ts'
import { countOf, ratingOf } from '../number-text.ts'
import { lineOf } from '../text.ts'
import { moneyOf, moneyRangeOf, numberOf, shareOf, textOf } from './cells.ts'
import type { Field, FileHead } from './formats.ts'
import type { KeywordRejection } from './keyword-summary.ts'

/** Amazon's search field takes no more. */
const MAX_TERM = 200
/** Amazon's titles and names of brands are shorter. */
const [MAX_TITLE, MAX_BRAND] = [500, 100]

export interface FileFacts {
  head: FileHead
  marketplace: Marketplace
  /** The day of the file; a column with days has priority. */
  day: string | null
  today: string
}

export function readKeyword(
  cells: readonly SheetCell[],
  { head, marketplace, day: fileDay, today }: FileFacts,
): TermReading | { rejected: KeywordRejection; text: string | null } {
  const cell = (field: Field) => cells[head.places[field] ?? -1]
  const text = textOf(cell('text'))?.replace(/\s+/g, ' ').toLowerCase() ?? null
  if (text === null) return { rejected: 'noTerm', text }
  if (text.length > MAX_TERM) return { rejected: 'longTerm', text: `${text.slice(0, 40)}…` }
  const day = dayOf(cell('reportingDay')) ?? fileDay
  if (day === null) return { rejected: 'noDay', text }
  if (day > today) return { rejected: 'futureDay', text }
  const count = countOf(cell('searches'))
  const rank = countOf(cell('rank'))
  const reading: TermReading = {
    marketplace,
    text,
    source: head.source,
    day,
    facts: factsOf(cell, { head, marketplace }),
    searches: count === null ? null : { month: lastFullMonth(day), count },
    rank: rank === null || rank === 0 ? null : { week: lastFullWeek(day), rank },
  }
  const isEmpty = reading.searches === null && reading.rank === null && Object.keys(reading.facts).length === 0
  return isEmpty ? { rejected: 'noValue', text } : reading
}

/** The Sunday of the last week that ends on the day or before. */
const lastFullWeek = (day: string): string => sundayOf(Math.floor(Math.round(weekNumber(day) * 7 + 1) / 7) - 1)

type ReadCell = (field: Field) => SheetCell | undefined

function factsOf(cell: ReadCell, { head, marketplace }: Pick<FileFacts, 'head' | 'marketplace'>): Partial<TermFacts> {
  // Amazon and Helium 10 write shares as percentages, with or without the sign.
  const share = (field: Field) => shareOf(cell(field), head.source === 'sellersprite' ? 'unknown' : 'percent')
  const all: { [F in keyof TermFacts]: TermFacts[F] | null } = {
    zh: textOf(cell('zh')),
    purchases: countOf(cell('purchases')),
    products: countOf(cell('products')),
    titleDensity: countOf(cell('titleDensity')),
    advertisers: countOf(cell('advertisers')),
    bid: bidOf(cell, marketplace),
    topThree: topThreeOf(cell, share),
    titles: titlesOf(cell),
    brands: brandsOf(cell),
    clicks: clicksOf(share),
    pageOne: pageOneOf(cell, marketplace),
    goodsValue: share('goodsValue'),
  }
  // The cast: only unknown facts are left out.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Partial<TermFacts>
}

function bidOf(cell: ReadCell, marketplace: Marketplace): TermFacts['bid'] | null {
  const bid = moneyOf(cell('bid'), marketplace)
  if (bid === null) return null
  const range = moneyRangeOf(cell('bidRange'), marketplace)
  const low = range?.low ?? moneyOf(cell('bidLow'), marketplace)
  const high = range?.high ?? moneyOf(cell('bidHigh'), marketplace)
  return low !== null && high !== null && low <= high ? { bid, low, high } : { bid, low: null, high: null }
}

function clicksOf(share: (field: Field) => number | null): TermFacts['clicks'] | null {
  const [click, conversion] = [share('click'), share('conversion')]
  return click === null && conversion === null ? null : { click, conversion }
}

const PLACES = [1, 2, 3] as const

/** Null without any, and if their shares add up to more than rounding explains. */
function topThreeOf(cell: ReadCell, share: (field: Field) => number | null): TermFacts['topThree'] | null {
  const topThree = PLACES.flatMap((place): Keyword['topThree'] => {
    const asin = textOf(cell(`asin${place}`))
    const [clickShare, conversionShare] = [share(`click${place}`), share(`conversion${place}`)]
    const isKnown = asin !== null && isAsin(asin) && clickShare !== null
    return isKnown ? [{ asin, clickShare, conversionShare: conversionShare ?? 0 }] : []
  })
  const isPlausible = topThree.reduce((sum, { clickShare }) => sum + clickShare, 0) <= 1.0005
  return isPlausible && topThree.length > 0 ? topThree : null
}

/** A text that is shown as it is, and may be longer than any real one. */
const lineIn = (cell: SheetCell | undefined, max: number) => (textOf(cell) === null ? null : lineOf(String(cell), max))

/** Null without any. */
function titlesOf(cell: ReadCell): TermFacts['titles'] | null {
  const titles = PLACES.flatMap((place) => {
    const asin = textOf(cell(`asin${place}`))
    const title = lineIn(cell(`title${place}`), MAX_TITLE)
    return asin !== null && isAsin(asin) && title !== null ? [[asin, title] as const] : []
  })
  return titles.length > 0 ? Object.fromEntries(titles) : null
}

/** Null without any. */
function brandsOf(cell: ReadCell): TermFacts['brands'] | null {
  const brands = PLACES.map((place) => lineIn(cell(`brand${place}`), MAX_BRAND)).filter((brand) => brand !== null)
  return brands.length > 0 ? [...new Set(brands)] : null
}

/** SellerSprite's averages of the products that a term finds. */
function pageOneOf(cell: ReadCell, marketplace: Marketplace): TermFacts['pageOne'] | null {
  const price = moneyOf(cell('price'), marketplace)
  const ratings = numberOf(cell('ratings'))
  const rating = ratingOf(cell('rating'))
  return price === null && ratings === null && rating === null ? null : { price, ratings, rating }
}
