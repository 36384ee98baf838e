/** Makes the table of keywords of made-up terms with the server's own builder, once, and keeps it in the cache. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { lastFullMonth } from '#contracts/model/months.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'
import { createRandom, hash52, type Random } from '#fixtures/random.ts'
import type { StoredKeyword } from '#server/features/catalogue/public.writing.ts'
import { KeywordTableBuilder } from '#server/features/screener/keyword-table.build.ts'
import { KEYWORD_TABLE_VERSION } from '#server/features/screener/keyword-table.format.ts'
import { asinOf } from '#server/features/screener/product-table.format.ts'
import { cacheDir } from '../../process/root.ts'
import { frequentFirst, ideographs, type MadeUpWord, madeUpVocabulary } from './made-up-vocabulary.ts'

export const OWNER = 7
const WORDS = 40_000
const TERMS_A_NICHE = 40
const PRODUCTS_A_NICHE = 25
const CATEGORIES = 1500
/** Few niches have very many terms. */
const FLAT_NICHES = 50
const SOURCE = 'sellersprite'
const OBSERVED_ON = '2026-11-10'
const WEEKS = { count: 26, first: '2026-05-10' }
const MONTHS = 24
const FIRST_ASIN = Number.parseInt('B0C0000000', 36)

interface MadeUpNiche {
  number: number
  words: MadeUpWord[]
}

export const termsFileOf = (size: number) =>
  join(cacheDir, 'bench', `keywords-${size}-v${KEYWORD_TABLE_VERSION}.columns`)

/** @param size terms in the US; three other marketplaces have a hundredth of that each */
export function makeTerms(size: number): void {
  const file = termsFileOf(size)
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const random = createRandom(5).child('terms')
  const vocabulary = madeUpVocabulary(random.child('vocabulary'), WORDS)
  const builder = new KeywordTableBuilder(file)
  try {
    for (const marketplace of ['US', 'UK', 'DE', 'JP'] as const)
      addMarketplace(builder, {
        marketplace,
        random: random.child(marketplace),
        vocabulary,
        count: marketplace === 'US' ? size : Math.ceil(size / 100),
      })
    console.error('writing the table')
    builder.write(`made up ${size}`)
  } finally {
    builder.close()
  }
}

interface TermSource {
  marketplace: Marketplace
  random: Random
  vocabulary: readonly MadeUpWord[]
  count: number
}

function addMarketplace(builder: KeywordTableBuilder, { marketplace, random, vocabulary, count }: TermSource): void {
  const niches = Array.from({ length: Math.ceil(count / TERMS_A_NICHE) }, (_, number) => ({
    number,
    words: Array.from({ length: 6 }, () => vocabulary[frequentFirst(random, vocabulary.length)]!),
  }))
  const known = new Set<string>()
  while (known.size < count) {
    const niche = niches[frequentFirst(random, niches.length, FLAT_NICHES)]!
    const words = termWords(random, niche, vocabulary)
    const text = marketplace === 'JP' ? ideographs(random, random.int(3, 9)) : words.map((word) => word.text).join(' ')
    if (known.has(text)) continue
    known.add(text)
    if (known.size % 250_000 === 0) console.error(`${known.size.toLocaleString('en')} terms`)
    const zh = random.chance(0.03) ? '' : words.map((word) => word.zh).join('')
    const category = niche.number % CATEGORIES
    builder.add(madeUpTerm(random, { marketplace, text, zh: zh || null, niche: niche.number }), {
      title: niche.words[0]!.text,
      categoryPath: [`root ${category % 20}`, `branch ${category % 200}`, `leaf ${category}`],
    })
  }
}

/** One to five words, most of them words of the niche. */
function termWords(random: Random, niche: MadeUpNiche, vocabulary: readonly MadeUpWord[]): MadeUpWord[] {
  const count = random.weighted<number>(WORDS_OF_TERM)
  const words = new Set<MadeUpWord>()
  while (words.size < count)
    words.add(random.chance(0.6) ? random.pick(niche.words) : vocabulary[frequentFirst(random, vocabulary.length)]!)
  return [...words]
}

const WORDS_OF_TERM = [
  [1, 4],
  [2, 22],
  [3, 36],
  [4, 25],
  [5, 13],
] as const

const rounded = (value: number) => Math.max(1, Math.round(value))

interface TermFacts {
  marketplace: Marketplace
  text: string
  zh: string | null
  niche: number
}

function madeUpTerm(random: Random, facts: TermFacts): StoredKeyword {
  const searches = rounded(random.lognormal(700, 1.5))
  return {
    keyword: madeUpKeyword(random, { ...facts, searches }),
    lastMonth: lastFullMonth(OBSERVED_ON),
    weeks: random.chance(0.85) ? madeUpWeeks(random, searches) : null,
    pageOne: madeUpPage(random),
    clicks: { click: null, conversion: null },
    goodsValue: random.chance(0.5) ? rounded(random.lognormal(20_000, 1.5)) : null,
    sources: [{ source: SOURCE, day: OBSERVED_ON }],
  }
}

/** One value in twelve is not known. */
const unless = (random: Random, value: number) => (random.chance(1 / 12) ? null : value)

function madeUpKeyword(
  random: Random,
  { marketplace, text, zh, niche, searches }: TermFacts & { searches: number },
): Keyword {
  const bid = unless(random, rounded(random.lognormal(95, 0.6)))
  return {
    source: SOURCE,
    observedOn: OBSERVED_ON,
    owner: random.chance(0.0003) ? OWNER : null,
    id: hash52(`${marketplace}:${text}`),
    marketplace,
    text,
    zh,
    nicheId: `${marketplace}-${niche}`,
    searches: random.chance(0.98) ? searches : null,
    trend: madeUpTrend(random, searches),
    purchases: unless(random, Math.round(searches * Math.min(0.3, random.lognormal(0.03, 0.7)))),
    products: unless(random, rounded(random.lognormal(4000, 1.4))),
    titleDensity: unless(random, Math.min(48, Math.floor(random.lognormal(9, 0.9)))),
    bid,
    bidLow: bid && Math.round(bid * 0.75),
    bidHigh: bid && Math.round(bid * 1.3),
    advertisers: unless(random, Math.floor(random.lognormal(25, 0.8))),
    topThree: madeUpTop(random, niche),
  }
}

/** One term in ten is too new for a comparison with the year before, one in fifty has no history. */
function madeUpTrend(random: Random, searches: number): number[] {
  const length = random.chance(0.02) ? 0 : random.chance(0.1) ? random.int(2, 12) : MONTHS
  const [growth, season, peak] = [random.between(-0.03, 0.04), random.between(0, 0.5), random.int(0, 11)]
  return Array.from({ length }, (_, at) => {
    const back = length - 1 - at
    if (back === 0) return searches
    const wave = 1 + season * Math.cos(((back - peak) * Math.PI) / 6)
    return rounded((searches * wave * random.between(0.85, 1.15)) / (1 + growth) ** back)
  })
}

const rankOf = (searches: number) => rounded(60_000_000 / (searches + 20))

function madeUpWeeks(random: Random, searches: number): KeywordWeeks {
  const weekly = Array.from({ length: WEEKS.count }, () => rounded((searches / 4.3) * random.between(0.8, 1.2)))
  return {
    first: WEEKS.first,
    searches: weekly,
    frequencyRank: weekly.map((value) => rankOf(value * 4.3)),
  }
}

/** One term in ten has no clicked products. */
function madeUpTop(random: Random, niche: number): Keyword['topThree'] {
  if (random.chance(0.1)) return []
  const places = new Set<number>()
  while (places.size < 3) places.add(frequentFirst(random, PRODUCTS_A_NICHE))
  return Array.from(places, (place, at) => ({
    asin: asinOf(FIRST_ASIN + niche * PRODUCTS_A_NICHE + place),
    clickShare: Math.round(random.between(0.02, 0.3) * 1e4) / 1e4 / (at + 1),
    conversionShare: Math.round(random.between(0.01, 0.3) * 1e4) / 1e4 / (at + 1),
  }))
}

const madeUpPage = (random: Random) =>
  random.chance(0.1)
    ? { price: null, ratings: null, rating: null }
    : {
        price: rounded(random.lognormal(2500, 0.8)),
        ratings: Math.round(random.lognormal(800, 1.2)),
        rating: Math.round(random.between(33, 49)) / 10,
      }
