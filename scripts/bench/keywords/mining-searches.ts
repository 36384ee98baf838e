/** Random searches of terms as sellers make them. */
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { createRandom, type Random } from '#fixtures/random.ts'
import type { Scope } from '#server/features/keywords/keyword-scope.ts'
import type { Order } from '#server/features/keywords/search-keywords.ts'
import type { KeywordTable } from '#server/features/screener/keyword-table.ts'
import { termsFileOf } from './made-up-terms.ts'
import { frequentFirst } from './made-up-vocabulary.ts'

export type MiningMatch = NonNullable<KeywordFilter['match']>

export interface MiningKind {
  name: string
  seeds: number
  match: MiningMatch
}

const MATCHES: readonly MiningMatch[] = ['broad', 'phrase', 'exact', 'related']
const kindsWith = (seeds: number): MiningKind[] =>
  MATCHES.map((match) => ({ name: `${seeds === 1 ? '1 seed' : `${seeds} seeds`}, ${match}`, seeds, match }))
export const MINING_KINDS: readonly MiningKind[] = [
  { name: 'no seed', seeds: 0, match: 'broad' },
  ...kindsWith(1),
  ...kindsWith(50),
]

export interface MiningSearch {
  kind: MiningKind
  seeds: string[]
  with: string[]
  without: string[]
  /** Bounds as the columns store them; null: none. */
  ranges: { name: KeywordNumber; min: number | null; max: number | null }[]
  sort: KeywordNumber
  /** The same in the form of a call. */
  filter: KeywordFilter & Order
}

/** Metrics that sellers filter by most come up three times as often as the others. */
const FREQUENT: readonly KeywordNumber[] = [
  'searches',
  'searchesTrend',
  'purchases',
  'purchaseRate',
  'products',
  'supplyDemand',
  'titleDensity',
  'clickShare',
  'bid',
]
const METRICS = (Object.keys(KEYWORD_NUMBERS) as KeywordNumber[]).map(
  (name) => [name, FREQUENT.includes(name) ? 3 : 1] as const,
)
/** Seeds come from the most searched terms more often. */
const FLAT_TERMS = 5000
const SAMPLED_VALUES = 200

export const searchesFileOf = (size: number) => `${termsFileOf(size)}.searches.json`

export function miningSearches(table: KeywordTable, scope: Scope, ofEachKind: number): MiningSearch[] {
  const random = createRandom(13).child('mining')
  const quantiles = quantilesOf(table, scope, random.child('values'))
  return Array.from({ length: ofEachKind }, () =>
    MINING_KINDS.map((kind) => madeUpSearch(random, { table, scope, kind, quantiles })),
  ).flat()
}

interface SearchSource {
  table: KeywordTable
  scope: Scope
  kind: MiningKind
  quantiles: (name: KeywordNumber, share: number) => number
}

function madeUpSearch(random: Random, source: SearchSource): MiningSearch {
  const { kind, scope } = source
  const seeds = Array.from({ length: kind.seeds }, () => seedOf(random, source))
  const wordsOf = (count: number) => Array.from({ length: count }, () => random.pick(termOf(random, source).words))
  const plain = {
    kind,
    seeds,
    with: random.chance(0.3) ? wordsOf(1) : [],
    without: random.chance(0.3) ? wordsOf(random.int(1, 2)) : [],
    ranges: rangesOf(random, source),
    sort: random.chance(0.4) ? ('searches' as const) : random.weighted(METRICS),
  }
  const unitsOf = (name: KeywordNumber) =>
    KEYWORD_NUMBERS[name].unit === 'money' ? 10 ** marketplaces[scope.marketplace].decimals : 1
  const range: KeywordFilter['range'] = Object.fromEntries(
    plain.ranges.map(({ name, min, max }) => [
      name,
      {
        ...(min === null ? {} : { min: min / unitsOf(name) }),
        ...(max === null ? {} : { max: max / unitsOf(name) }),
      },
    ]),
  )
  return {
    ...plain,
    filter: {
      marketplace: scope.marketplace,
      seeds,
      match: kind.match,
      with: plain.with.join(', '),
      without: plain.without.join(', '),
      range,
      sort: plain.sort,
    },
  }
}

function termOf(random: Random, { table, scope }: SearchSource): { text: string; words: string[]; zh: string } {
  const { text, zh } = table.label(scope.from + frequentFirst(random, scope.to - scope.from, FLAT_TERMS))
  return { text, words: text.split(' '), zh: zh ?? '' }
}

/** One seed in eight is Chinese. A seed of an exact or related search is a whole term. */
function seedOf(random: Random, source: SearchSource): string {
  const { text, words, zh } = termOf(random, source)
  const isWhole = source.kind.match === 'exact' || source.kind.match === 'related'
  if (random.chance(0.125) && zh.length >= 2) return isWhole ? zh : zh.slice(0, random.int(2, 5))
  return isWhole ? text : words.slice(0, random.int(1, 3)).join(' ')
}

/** Each of two to six ranges keeps at least a third of the known values. */
function rangesOf(random: Random, { quantiles }: SearchSource): MiningSearch['ranges'] {
  const names = new Set<KeywordNumber>()
  const count = random.int(2, 6)
  while (names.size < count) names.add(random.weighted(METRICS))
  return Array.from(names, (name) => {
    const [low, high] = [random.between(0, 0.35), random.between(0.65, 1)]
    const hasMin = random.chance(0.6)
    const hasMax = !hasMin || random.chance(0.3)
    return {
      name,
      min: hasMin ? quantiles(name, low) : null,
      max: hasMax ? quantiles(name, high) : null,
    }
  })
}

/** From a sample of the terms. */
function quantilesOf(table: KeywordTable, { from, to }: Scope, random: Random): SearchSource['quantiles'] {
  const sorted = new Map(
    METRICS.map(([name]) => [
      name,
      Array.from({ length: SAMPLED_VALUES }, () => table.numbers(name).at(random.int(from, to - 1)))
        .filter((value) => !Number.isNaN(value))
        .toSorted((a, b) => a - b),
    ]),
  )
  return (name, share) => {
    const values = sorted.get(name) ?? []
    return values[Math.floor(share * (values.length - 1))] ?? 0
  }
}
