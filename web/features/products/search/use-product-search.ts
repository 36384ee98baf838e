import type { productSearch } from '#contracts/api/product-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import {
  PRODUCT_CHOICES,
  PRODUCT_NUMBER_NAMES,
  PRODUCT_NUMBERS,
  type ProductChoice,
  type ProductNumber,
} from '#contracts/model/screener/product-metrics.ts'
import { PRODUCT_PRESETS, type ProductPreset, presetFilter } from '#contracts/model/screener/product-presets.ts'
import { readNames } from '#web/features/catalogue/public/name-list.rules.ts'
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
import { changePreset, dropReplaced, REPLACED, WITHOUT_PRESET } from '#web/kit/list/preset-values.ts'
import { useSearchValues } from '#web/kit/url-state.ts'

export type SearchBody = Omit<Body<typeof productSearch.search>, 'page' | 'size'>

/** Values of the address that are no metric. */
const OTHERS = [
  'marketplace',
  'data',
  'month',
  'words',
  'match',
  'without',
  'brands',
  'sellers',
  'category',
  'sort',
  'page',
  'preset',
  REPLACED,
]
/** All that clearing the filters removes, with the metrics; marketplace, data and order stay. */
const CLEARED = ['month', 'words', 'match', 'without', 'brands', 'sellers', 'category', 'preset', REPLACED]

export const MATCHES = ['broad', 'phrase', 'exact'] as const
export type Match = (typeof MATCHES)[number]
const DATA = ['sample', 'imported'] as const

/** The values of a product search as its address holds them. */
export interface ProductSearch {
  marketplace: Marketplace
  data: (typeof DATA)[number] | undefined
  month: string | undefined
  words: string
  match: Match
  without: string
  brands: string[]
  sellers: string[]
  category: string | undefined
  preset: ProductPreset | undefined
  filter: MetricFilter<ProductNumber, ProductChoice>
  sorting: Sorting
  problems: FilterProblem[]
}

const DEFAULT_SORTING: Sorting = { by: 'units', order: 'desc' }
const AMOUNTS = PRODUCT_NUMBER_NAMES.filter((name) => PRODUCT_NUMBERS[name].unit === 'money')

export function readProductSearch(search: URLSearchParams): ProductSearch {
  const { problems, ...filter } = readFilter(search, PRODUCT_NUMBERS, PRODUCT_CHOICES, OTHERS)
  const code = search.get('marketplace') ?? ''
  const marketplace = isMarketplace(code) ? code : DEFAULT_MARKETPLACE
  const month = search.get('month') ?? ''
  return {
    marketplace,
    data: DATA.find((data) => data === search.get('data')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    words: (search.get('words') ?? '').slice(0, 200),
    match: MATCHES.find((match) => match === search.get('match')) ?? 'broad',
    without: (search.get('without') ?? '').slice(0, 200),
    brands: readNames(search.get('brands')),
    sellers: readNames(search.get('sellers')),
    category: search.get('category')?.slice(0, 64) || undefined,
    // An address of another version may name a preset whose thresholds have changed.
    preset: PRODUCT_PRESETS.find(
      (preset) => preset === search.get('preset') && holds(filter, presetFilter(preset, marketplace)),
    ),
    filter,
    sorting: readSorting(search.get('sort'), PRODUCT_NUMBER_NAMES) ?? DEFAULT_SORTING,
    problems,
  }
}

/** Whether the search is narrowed by more than marketplace, data and month. */
export function isNarrowed(search: ProductSearch): boolean {
  const { words, without, brands, sellers, category, filter } = search
  const texts = [words, without, category ?? '', ...brands, ...sellers]
  return [filter.range, filter.choice].some((set) => Object.keys(set).length > 0) || texts.some((text) => text !== '')
}

/** The body of the call, without its page. */
export function searchBody(search: ProductSearch): SearchBody {
  const { marketplace, data, month, words, match, without, brands, sellers, category, filter, sorting } = search
  return {
    marketplace,
    ...(data && { data }),
    ...(month && { month }),
    ...(words && { words, match }),
    ...(without && { without }),
    ...(brands.length > 0 && { brands }),
    ...(sellers.length > 0 && { sellers }),
    ...(category && { category }),
    ...(Object.keys(filter.range).length > 0 && { range: filter.range }),
    // The cast: readFilter keeps only the values of each choice.
    ...(Object.keys(filter.choice).length > 0 && { choice: filter.choice as NonNullable<SearchBody['choice']> }),
    // The cast: readSorting keeps only names of numbers.
    sort: sorting.by as ProductNumber,
    order: sorting.order,
  }
}

export interface ProductSearchState {
  search: ProductSearch
  set: (values: Readonly<Record<string, string>>) => void
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
  setMarketplace: (marketplace: Marketplace) => void
  setMonth: (month: string) => void
  /** Adds the conditions of the preset, and removes those of the one before. */
  applyPreset: (preset: ProductPreset | undefined) => void
  clear: () => void
}

/** The search in the address, and setters that change it. */
export function useProductSearch(): ProductSearchState {
  const [params, set] = useSearchValues()
  const search = readProductSearch(params)
  const none = emptied([...CLEARED, ...PRODUCT_NUMBER_NAMES, ...Object.keys(PRODUCT_CHOICES)])
  return {
    search,
    set,
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds), ...WITHOUT_PRESET }),
    setChoice: (name, values) => set({ [name]: values.join(','), ...WITHOUT_PRESET }),
    setSorting: (sorting) =>
      set({ sort: sorting.by === 'units' && sorting.order === 'desc' ? '' : writeSorting(sorting) }),
    // Amounts and categories of another marketplace mean something else.
    setMarketplace: (marketplace) =>
      set({
        marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace,
        category: '',
        data: '',
        ...emptied(AMOUNTS),
        ...dropReplaced(params, AMOUNTS),
        ...conditionsOf(search.preset, marketplace),
      }),
    setMonth: (month) => set(valuesOfMonth(params, month)),
    applyPreset: (preset) => set(valuesOfPreset(params, preset)),
    clear: () => set(none),
  }
}

/** The values of the address for the conditions of a preset. */
const conditionsOf = (preset: ProductPreset | undefined, marketplace: Marketplace): Record<string, string> =>
  preset ? writeFilter(presetFilter(preset, marketplace)) : {}

/** The values to set for a month; empty: the latest one. */
export function valuesOfMonth(address: URLSearchParams, month: string): Readonly<Record<string, string>> {
  const { preset, marketplace, sorting } = readProductSearch(address)
  return monthValues(address, {
    month,
    numbers: PRODUCT_NUMBERS,
    preset: conditionsOf(preset, marketplace),
    sortedBy: sorting.by,
  })
}

/** The values to set for a preset, or for none. */
function valuesOfPreset(address: URLSearchParams, preset: ProductPreset | undefined): Readonly<Record<string, string>> {
  const { preset: before, marketplace } = readProductSearch(address)
  return {
    ...changePreset(address, conditionsOf(before, marketplace), conditionsOf(preset, marketplace)),
    preset: preset ?? '',
    // The conditions of presets are about the latest month.
    ...(preset && { month: '' }),
  }
}
