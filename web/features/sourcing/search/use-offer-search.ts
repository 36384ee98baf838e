import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import {
  OFFER_CHOICES,
  OFFER_NUMBER_NAMES,
  OFFER_NUMBERS,
  type OfferChoice,
  type OfferNumber,
} from '#contracts/model/sourcing/offer-metrics.ts'
import { PROVINCES, type Province } from '#contracts/model/sourcing/provinces.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import {
  type Bounds,
  emptied,
  type FilterProblem,
  type MetricFilter,
  readFilter,
  readSorting,
  writeBounds,
  writeSorting,
} from '#web/kit/list/filter-text.ts'
import { useSearchValues } from '#web/kit/url-state.ts'

export type OfferBody = Omit<Body<typeof sourcing.search>, 'page' | 'size'>

/** How a seller searches. Only the value of the chosen way counts. */
export const WAYS = ['words', 'asin', 'picture'] as const
export type Way = (typeof WAYS)[number]

/** The tabs of the screen. */
export const VIEWS = ['offers', 'belts'] as const
type View = (typeof VIEWS)[number]

/** How the offers are shown. */
export const LAYOUTS = ['table', 'cards'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Values of the address that are no metric. */
const OTHERS = [
  ...['view', 'layout', 'by', 'words', 'asin', 'marketplace', 'category', 'belt', 'supplier', 'sort', 'page'],
  ...['nicheId', 'province'],
]

/** The values of a search as its address holds them. The picture is in memory. */
export interface OfferSearch {
  view: View
  layout: Layout
  by: Way
  words: string
  asin: string
  marketplace: Marketplace
  category: string | undefined
  belt: string | undefined
  supplier: number | undefined
  /** Undefined: the most similar or the best-selling offers first. */
  sorting: Sorting | undefined
  filter: MetricFilter<OfferNumber, OfferChoice>
  problems: FilterProblem[]
  /** Of the belts. */
  nicheId: string | undefined
  province: Province | undefined
}

export function readOfferSearch(search: URLSearchParams): OfferSearch {
  const { problems, ...filter } = readFilter(search, OFFER_NUMBERS, OFFER_CHOICES, OTHERS)
  const code = search.get('marketplace') ?? ''
  const asin = (search.get('asin') ?? '').trim().slice(0, 64)
  const supplier = search.get('supplier') ?? ''
  const view = search.get('view')
  return {
    view: view === 'belts' ? view : 'offers',
    // Older addresses say `view=cards`.
    layout: [search.get('layout'), view].includes('cards') ? 'cards' : 'table',
    by: WAYS.find((way) => way === search.get('by')) ?? (asin ? 'asin' : 'words'),
    words: (search.get('words') ?? '').slice(0, 200),
    asin,
    marketplace: isMarketplace(code) ? code : DEFAULT_MARKETPLACE,
    category: search.get('category')?.slice(0, 64) || undefined,
    belt: search.get('belt')?.slice(0, 64) || undefined,
    supplier: /^[1-9]\d{0,8}$/.test(supplier) ? Number(supplier) : undefined,
    sorting: readSorting(search.get('sort'), OFFER_NUMBER_NAMES) ?? undefined,
    filter,
    problems,
    nicheId: search.get('nicheId')?.slice(0, 64) || undefined,
    province: PROVINCES.find((province) => province === search.get('province')),
  }
}

/** The values of the address for a view. They replace the layout that an older address has in `view`. */
export const viewValues = (view: View, layout: Layout) => ({
  view: view === 'belts' ? view : '',
  layout: layout === 'cards' ? layout : '',
})

/**
 * The body of the call, without its page; null while the chosen way lacks its ASIN or picture.
 * @param picture key of the searched picture
 */
export function offerBody(search: OfferSearch, picture: string | undefined): OfferBody | null {
  const { by, words, asin, marketplace, category, belt, supplier, sorting, filter } = search
  if ((by === 'asin' && asin === '') || (by === 'picture' && picture === undefined)) return null
  return {
    ...(by === 'words' && words && { words }),
    ...(by === 'asin' && { asin, marketplace }),
    ...(by === 'picture' && picture !== undefined && { picture }),
    ...(category && { category }),
    ...(belt && { belt }),
    ...(supplier && { supplier }),
    ...(Object.keys(filter.range).length > 0 && { range: filter.range }),
    // The cast: readFilter keeps only the values of each choice.
    ...(Object.keys(filter.choice).length > 0 && { choice: filter.choice as NonNullable<OfferBody['choice']> }),
    // The cast: readSorting keeps only names of numbers.
    ...(sorting && { sort: sorting.by as OfferNumber, order: sorting.order }),
  }
}

/**
 * The order of a search that names none.
 * @param searchedBy how the server has searched; a product without a picture is searched by its category
 */
export const firstSorting = (
  { by }: Pick<OfferSearch, 'by'>,
  searchedBy: 'words' | 'picture' | 'category' | undefined,
): Sorting => ({
  by: by === 'words' || searchedBy === 'category' ? 'units30' : 'similarity',
  order: 'desc',
})

export interface OfferSearchState {
  search: OfferSearch
  set: (values: Readonly<Record<string, string>>) => void
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
  /** Removes all filters; the words, ASIN or picture stay. */
  clear: () => void
}

/** The search in the address, and setters that change it. */
export function useOfferSearch(): OfferSearchState {
  const [params, set] = useSearchValues()
  const search = readOfferSearch(params)
  const first = firstSorting(search, undefined)
  return {
    search,
    set,
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds) }),
    setChoice: (name, values) => set({ [name]: values.join(',') }),
    // The server sorts by similarity if no order is named.
    setSorting: (sorting) =>
      set({
        sort: sorting.by === 'similarity' || writeSorting(sorting) === writeSorting(first) ? '' : writeSorting(sorting),
      }),
    clear: () => set(emptied(['category', 'belt', 'supplier', ...OFFER_NUMBER_NAMES, ...Object.keys(OFFER_CHOICES)])),
  }
}
