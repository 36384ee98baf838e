import { MAX_TERM_LENGTH } from '#contracts/api/search-terms.ts'
import { isInPeriod, TERM_NUMBER_NAMES } from '#contracts/model/keywords/search-term-metrics.ts'
import type { TermModel } from '#contracts/model/keywords/search-term-models.ts'
import type { TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import { type Bounds, emptied, readSorting, writeBounds, writeSorting } from '#web/kit/list/filter-text.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { readTermSearch, type TermSearch } from './term-search.ts'

export interface TermSearchState {
  search: TermSearch
  sorting: Sorting
  /** The brand of products; only their list has it. */
  brand: string
  set: (values: Readonly<Record<string, string>>) => void
  setKind: (kind: TermPeriod) => void
  setMarketplace: (marketplace: Marketplace) => void
  setRange: (name: string, bounds: Bounds) => void
  setSorting: (sorting: Sorting) => void
  setModel: (model: TermModel | undefined) => void
  clear: () => void
}

interface Lists {
  numbers: Readonly<Record<string, NumberMetric>>
  /** Metrics that the list can be sorted by. */
  sorts: readonly string[]
  /** The order of an address that has none. */
  first: (kind: TermPeriod) => Sorting
}

/** The search in the address, and setters that change it. */
export function useTermSearch({ numbers, sorts, first }: Lists): TermSearchState {
  const [params, set] = useSearchValues()
  const search = readTermSearch(params, numbers)
  const names = Object.keys(numbers)
  const byDefault = first(search.kind)
  return {
    search,
    sorting: readSorting(params.get('sort'), sorts) ?? byDefault,
    brand: (params.get('brand') ?? '').slice(0, MAX_TERM_LENGTH),
    set,
    // The other kind has other periods and lacks some metrics.
    setKind: (kind) =>
      set({
        kind: kind === 'week' ? '' : kind,
        period: '',
        sort: '',
        ...emptied(TERM_NUMBER_NAMES.filter((name) => !isInPeriod(name, kind))),
      }),
    // Amounts, categories and rows of another marketplace mean something else.
    setMarketplace: (marketplace) =>
      set({
        marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace,
        category: '',
        data: '',
        period: '',
        ...emptied(names.filter((name) => numbers[name]?.unit === 'money')),
      }),
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds) }),
    setSorting: (sorting) => {
      const text = writeSorting(sorting)
      set({ sort: text === writeSorting(byDefault) ? '' : text })
    },
    setModel: (model) => set({ model: model ?? '' }),
    // Only what the chips show: the category has a field of its own.
    clear: () => set(emptied(['with', 'without', 'model', 'brand', ...names])),
  }
}
