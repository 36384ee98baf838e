import { KEYWORD_MATCHES, type keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import {
  KEYWORD_CHOICES,
  KEYWORD_NUMBER_NAMES,
  KEYWORD_NUMBERS,
  type KeywordChoice,
  type KeywordNumber,
} from '#contracts/model/keywords/keyword-metrics.ts'
import { KEYWORD_PRESETS, type KeywordPreset, keywordPresetFilter } from '#contracts/model/keywords/keyword-presets.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import { monthValues } from '#web/kit/list/earlier-month.ts'
import {
  type Bounds,
  emptied,
  type FilterProblem,
  holds,
  type MetricFilter,
  readFilter,
  readSorting,
  writeBounds,
  writeFilter,
  writeSorting,
} from '#web/kit/list/filter-text.ts'
import { dropReplaced, REPLACED, WITHOUT_PRESET } from '#web/kit/list/preset-values.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { type ReadSeeds, readSeeds, readWords, toggleWord, type WordList, writeTerms } from './term-text.ts'

type KeywordBody = Omit<Body<typeof keywordSearch.search>, 'page' | 'size'>
type Match = (typeof KEYWORD_MATCHES)[number]

/** Values of the address that are no metric. */
const OTHERS = [
  'marketplace',
  'data',
  'month',
  'seeds',
  'match',
  'with',
  'without',
  'category',
  'sort',
  'page',
  'preset',
  REPLACED,
]
const METRICS = [...KEYWORD_NUMBER_NAMES, ...Object.keys(KEYWORD_CHOICES)]
/** What the chips show, so that clearing them removes nothing unseen. */
export const CLEARED = ['with', 'without', 'preset', REPLACED, ...METRICS]
const AMOUNTS = KEYWORD_NUMBER_NAMES.filter((name) => KEYWORD_NUMBERS[name].unit === 'money')
const DATA = ['sample', 'imported'] as const
const DEFAULT_SORTING: Sorting = { by: 'searches', order: 'desc' }

/** The values of a keyword search as its address holds them. */
export interface KeywordSearch extends ReadSeeds {
  marketplace: Marketplace
  data: (typeof DATA)[number] | undefined
  /** Undefined: the last one. */
  month: string | undefined
  match: Match
  with: string[]
  without: string[]
  category: string | undefined
  preset: KeywordPreset | undefined
  filter: MetricFilter<KeywordNumber, KeywordChoice>
  sorting: Sorting
  problems: FilterProblem[]
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export function readKeywordSearch(search: URLSearchParams): KeywordSearch {
  const { problems, ...filter } = readFilter(search, KEYWORD_NUMBERS, KEYWORD_CHOICES, OTHERS)
  const code = search.get('marketplace') ?? ''
  const marketplace = isMarketplace(code) ? code : DEFAULT_MARKETPLACE
  return {
    marketplace,
    data: DATA.find((data) => data === search.get('data')),
    month: MONTH.exec(search.get('month') ?? '')?.[0],
    ...readSeeds(search.get('seeds') ?? ''),
    match: KEYWORD_MATCHES.find((match) => match === search.get('match')) ?? 'broad',
    with: readWords(search.get('with') ?? '', 'with'),
    without: readWords(search.get('without') ?? '', 'without'),
    category: search.get('category')?.slice(0, 64) || undefined,
    // An address of another version may name a preset whose thresholds have changed.
    preset: KEYWORD_PRESETS.find(
      (preset) => preset === search.get('preset') && holds(filter, keywordPresetFilter(preset, marketplace)),
    ),
    filter,
    sorting: readSorting(search.get('sort'), KEYWORD_NUMBER_NAMES) ?? DEFAULT_SORTING,
    problems,
  }
}

/** The filter of the calls. */
export function keywordFilter(search: KeywordSearch): Omit<KeywordBody, 'sort' | 'order'> {
  const { marketplace, data, month, seeds, match, category, filter } = search
  return {
    marketplace,
    ...(data && { data }),
    ...(month && { month }),
    ...(seeds.length > 0 && { seeds, match }),
    ...(search.with.length > 0 && { with: writeTerms(search.with) }),
    ...(search.without.length > 0 && { without: writeTerms(search.without) }),
    ...(category && { category }),
    ...(Object.keys(filter.range).length > 0 && { range: filter.range }),
    // The cast: readFilter keeps only the values of each choice.
    ...(Object.keys(filter.choice).length > 0 && { choice: filter.choice as NonNullable<KeywordBody['choice']> }),
  }
}

/** The body of the search, without its page. */
export const searchBody = (search: KeywordSearch): KeywordBody => ({
  ...keywordFilter(search),
  // The cast: readSorting keeps only names of numbers.
  sort: search.sorting.by as KeywordNumber,
  order: search.sorting.order,
})

export interface KeywordSearchState {
  search: KeywordSearch
  set: (values: Readonly<Record<string, string>>) => void
  setSeeds: (seeds: readonly string[]) => void
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
  setMarketplace: (marketplace: Marketplace) => void
  setMonth: (month: string) => void
  /** Adds the word to the list, or removes it. A word is in one of the two lists only. */
  toggle: (list: WordList, word: string) => void
  clear: () => void
}

/** The search in the address, and setters that change it. */
export function useKeywordSearch(): KeywordSearchState {
  const [params, set] = useSearchValues()
  const search = readKeywordSearch(params)
  return {
    search,
    set,
    setSeeds: (seeds) => set({ seeds: writeTerms(seeds) }),
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds), ...WITHOUT_PRESET }),
    setChoice: (name, values) => set({ [name]: values.join(','), ...WITHOUT_PRESET }),
    setSorting: (sorting) => {
      const text = writeSorting(sorting)
      set({ sort: text === writeSorting(DEFAULT_SORTING) ? '' : text })
    },
    // Amounts and categories of another marketplace mean something else.
    setMarketplace: (marketplace) =>
      set({
        marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace,
        category: '',
        data: '',
        month: '',
        ...emptied(AMOUNTS),
        ...dropReplaced(params, AMOUNTS),
        ...conditionsOf(search.preset, marketplace),
      }),
    setMonth: (month) => set(valuesOfMonth(params, month)),
    toggle: (list, word) => {
      const other = list === 'with' ? 'without' : 'with'
      const rest = search[other].filter((each) => each.toLowerCase() !== word.toLowerCase())
      set({ [list]: writeTerms(toggleWord(search[list], word, list)), [other]: writeTerms(rest) })
    },
    clear: () => set(emptied(CLEARED)),
  }
}

/** The values of the address for the conditions of a preset. */
export const conditionsOf = (preset: KeywordPreset | undefined, marketplace: Marketplace): Record<string, string> =>
  preset ? writeFilter(keywordPresetFilter(preset, marketplace)) : {}

/** The values to set for a month; empty: the last one. */
export function valuesOfMonth(address: URLSearchParams, month: string): Readonly<Record<string, string>> {
  const { preset, marketplace, sorting } = readKeywordSearch(address)
  return monthValues(address, {
    month,
    numbers: KEYWORD_NUMBERS,
    preset: conditionsOf(preset, marketplace),
    sortedBy: sorting.by,
  })
}
