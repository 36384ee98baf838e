/** The research as its address holds it. */

import type { productResearch } from '#contracts/api/product-research.ts'
import { MAX_ASINS } from '#contracts/api/product-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { asinsIn } from '#contracts/model/asins-in-text.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { PRODUCT_NUMBER_NAMES, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { readNames } from '#web/features/catalogue/public/name-list.rules.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import { readSorting, writeSorting } from '#web/kit/list/filter-text.ts'
import { useSearchValues, withValues } from '#web/kit/url-state.ts'

type ResearchBody = Omit<Body<typeof productResearch.search>, 'page' | 'size'>

/** What a seller looks products up by. */
export const WAYS = ['asins', 'brands', 'sellers', 'words'] as const
export type Way = (typeof WAYS)[number]

const DATA = ['sample', 'imported'] as const
type Data = (typeof DATA)[number]
const DEFAULT_SORTING: Sorting = { by: 'units', order: 'desc' }
export const MAX_WORDS_LENGTH = 200

/** Rows of a marketplace that a list can show together. */
export interface MarketplaceData {
  marketplace: Marketplace
  data: Data
}

export interface Research {
  marketplace: Marketplace
  data: Data | undefined
  by: Way
  asins: string[]
  brands: string[]
  sellers: string[]
  words: string
  /** The product whose rivals are listed, instead of what the form says. */
  rivalsOf: string | undefined
  sorting: Sorting
}

export function readResearch(params: URLSearchParams): Research {
  const code = params.get('marketplace') ?? ''
  const rivalsOf = normalizeAsin(params.get('rivalsOf') ?? '')
  return {
    marketplace: isMarketplace(code) ? code : DEFAULT_MARKETPLACE,
    data: DATA.find((data) => data === params.get('data')),
    by: WAYS.find((way) => way === params.get('by')) ?? 'asins',
    asins: asinsIn(params.get('asins') ?? '').slice(0, MAX_ASINS),
    brands: readNames(params.get('brands')),
    sellers: readNames(params.get('sellers')),
    words: (params.get('words') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    rivalsOf: isAsin(rivalsOf) ? rivalsOf : undefined,
    sorting: readSorting(params.get('sort'), PRODUCT_NUMBER_NAMES) ?? DEFAULT_SORTING,
  }
}

/** The body of the call, without its page; undefined without anything to look up. */
export function researchBody(research: Research): ResearchBody | undefined {
  const { marketplace, data, by, rivalsOf, sorting } = research
  const looked = rivalsOf === undefined ? lookedUp(research) : { rivalsOf }
  if (!looked || (rivalsOf === undefined && research[by].length === 0)) return undefined
  return {
    marketplace,
    ...(data && { data }),
    ...looked,
    // The cast: readSorting keeps only names of numbers.
    sort: sorting.by as ProductNumber,
    order: sorting.order,
  }
}

function lookedUp({ by, asins, brands, sellers, words }: Research) {
  if (by === 'asins') return { asins }
  if (by === 'brands') return { brands }
  return by === 'sellers' ? { sellers } : { words }
}

/** The address of a product with its rivals, which are of its class of data. Keeps what was looked up before. */
export const rivalsPath = (lookUp: URLSearchParams, asin: string, { marketplace, data }: MarketplaceData) =>
  `/search/research?${withValues(lookUp, { rivalsOf: asin, marketplace, data })}`

export interface ResearchState {
  research: Research
  /** The address. */
  params: URLSearchParams
  set: (values: Readonly<Record<string, string>>) => void
  setSorting: (sorting: Sorting) => void
  /** Looks up something else; what was looked up before is forgotten. */
  lookUp: (by: Way, text: string, marketplace?: Marketplace) => void
}

export function useResearch(): ResearchState {
  const [params, set] = useSearchValues()
  const nothing = { asins: '', brands: '', sellers: '', words: '', rivalsOf: '' }
  return {
    research: readResearch(params),
    params,
    set,
    setSorting: (sorting) => {
      const text = writeSorting(sorting)
      set({ sort: text === writeSorting(DEFAULT_SORTING) ? '' : text })
    },
    lookUp: (by, text, marketplace) =>
      set({
        ...nothing,
        by: by === 'asins' ? '' : by,
        [by]: text,
        ...(marketplace && { marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace, data: '' }),
      }),
  }
}
