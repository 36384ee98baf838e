/** A search of terms as its address holds it; both lists of terms and the list of their products read it. */

import { MAX_TERM_LENGTH, type SearchTermFilter, TERM_MATCHES } from '#contracts/api/search-terms.ts'
import {
  isInPeriod,
  TERM_NUMBER_NAMES,
  TERM_NUMBERS,
  type TermNumber,
} from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_MODELS, type TermModel } from '#contracts/model/keywords/search-term-models.ts'
import { TERM_PERIODS, type TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import { MAX_WITHOUT_LENGTH } from '#contracts/model/keywords/word-limits.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { type Bounds, type FilterProblem, type MetricFilter, readFilter } from '#web/kit/list/filter-text.ts'

const DATA = ['sample', 'imported'] as const

/** Values of the address that are no metric. */
export const OTHERS = [
  'marketplace',
  'data',
  'kind',
  'period',
  // The words of a term; `words` is the metric.
  'q',
  'match',
  'with',
  'without',
  'category',
  'model',
  'brand',
  'sort',
  'page',
  'term',
]

export interface TermSearch {
  marketplace: Marketplace
  data: (typeof DATA)[number] | undefined
  kind: TermPeriod
  /** Undefined: the newest. */
  period: string | undefined
  words: string
  match: (typeof TERM_MATCHES)[number]
  with: string
  without: string
  category: string | undefined
  model: TermModel | undefined
  /** Ranges of all metrics that the screen has. */
  range: Readonly<Record<string, Bounds | undefined>>
  problems: FilterProblem[]
}

/** @param numbers the metrics that the screen can filter by */
export function readTermSearch(search: URLSearchParams, numbers: Readonly<Record<string, NumberMetric>>): TermSearch {
  const { problems, range } = readFilter(search, numbers, {}, OTHERS)
  const code = search.get('marketplace') ?? ''
  const kind = TERM_PERIODS.find((each) => each === search.get('kind')) ?? 'week'
  const hasMetric = (name: string) => !isTermNumber(name) || isInPeriod(name, kind)
  const text = (name: string, max = MAX_TERM_LENGTH) => (search.get(name) ?? '').slice(0, max)
  return {
    marketplace: isMarketplace(code) ? code : DEFAULT_MARKETPLACE,
    data: DATA.find((data) => data === search.get('data')),
    kind,
    period: search.get('period')?.slice(0, 20) || undefined,
    words: text('q'),
    match: TERM_MATCHES.find((match) => match === search.get('match')) ?? 'broad',
    with: text('with'),
    without: text('without', MAX_WITHOUT_LENGTH),
    category: search.get('category')?.slice(0, 64) || undefined,
    model: TERM_MODELS.find((model) => model === search.get('model')),
    range: Object.fromEntries(Object.entries(range).filter(([name]) => hasMetric(name))),
    problems: [
      ...problems,
      // Such as the weekly rank in an address whose period was changed to a month.
      ...Object.keys(range)
        .filter((name) => !hasMetric(name))
        .map((name) => ({ name, why: 'unknown' }) as const),
    ],
  }
}

const isTermNumber = (name: string): name is TermNumber => Object.hasOwn(TERM_NUMBERS, name)

/** The ranges of these metrics; undefined without any. */
export function rangesOf<N extends string>(
  search: TermSearch,
  names: readonly N[],
): MetricFilter<N>['range'] | undefined {
  const set = names.flatMap((name) => (search.range[name] ? [[name, search.range[name]] as const] : []))
  // The cast: Object.fromEntries forgets the keys.
  return set.length > 0 ? (Object.fromEntries(set) as MetricFilter<N>['range']) : undefined
}

/** The filter of the calls. */
export function termFilter(search: TermSearch): SearchTermFilter {
  const { marketplace, data, kind, period, words, match, category, model } = search
  const range = rangesOf(search, TERM_NUMBER_NAMES)
  return {
    marketplace,
    kind,
    ...(data && { data }),
    ...(period && { period }),
    ...(words.trim() !== '' && { words, match }),
    ...(search.with.trim() !== '' && { with: search.with }),
    ...(search.without.trim() !== '' && { without: search.without }),
    ...(category && { category }),
    ...(model && { model }),
    ...(range && { range }),
  }
}
