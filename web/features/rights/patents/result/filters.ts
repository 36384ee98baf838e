import { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { LOCARNO_CLASSES } from '#contracts/model/rights/locarno.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

export const ORDERS = ['similarity', 'granted', 'published', 'filed', 'oldest'] as const
export type Order = (typeof ORDERS)[number]
export const VERDICT_OPTIONS = [...VERDICTS, 'none'] as const

export interface Filters {
  order: Order
  office: Office[]
  validity: (typeof STATUSES)[number][]
  /** Locarno class; empty means all classes. */
  loc: string
  verdict: (typeof VERDICT_OPTIONS)[number] | ''
  /** Target offices. An empty list means all offices; undefined means the target offices of the search. */
  targets: Office[] | undefined
}

export function parseFilters(search: URLSearchParams): Filters {
  const listOf = <Value extends string>(name: string, all: readonly Value[]) => {
    const named = (search.get(name) ?? '').split(',')
    return all.filter((one) => named.includes(one))
  }
  const oneOf = <Value extends string>(name: string, all: readonly Value[]) =>
    all.find((one) => one === search.get(name))
  return {
    order: oneOf('order', ORDERS) ?? 'similarity',
    office: listOf('office', OFFICES),
    validity: listOf('validity', STATUSES),
    loc: oneOf('loc', LOCARNO_CLASSES) ?? '',
    verdict: oneOf('verdict', VERDICT_OPTIONS) ?? '',
    targets: search.has('targets') ? listOf('targets', OFFICES) : undefined,
  }
}

type Filter = Omit<Body<typeof patents.getPatentInfo>, 'queryId' | 'page' | 'size'>

/** Returns the request without the filters that are not set. */
export const filterBody = ({ order, office, validity, loc, verdict, targets }: Filters): Filter => ({
  ...(targets && { targets }),
  ...(order === 'oldest' ? { sort: 'granted', order: 'asc' } : { sort: order, order: 'desc' }),
  ...(office.length > 0 && { office }),
  ...(validity.length > 0 && { validity }),
  ...(loc && { loc }),
  ...(verdict && { verdict }),
})

/** Returns the request for the first page without filters, with the most similar designs first. */
export const mostSimilar = (queryId: string, targets: Filters['targets']): Body<typeof patents.getPatentInfo> => ({
  queryId,
  page: 1,
  size: PAGE_SIZE,
  ...filterBody({ ...parseFilters(new URLSearchParams()), targets }),
})

/** Order and target offices do not count as filters. */
export const isFiltered = (filters: Filters) => Object.keys(filterBody({ ...filters, targets: undefined })).length > 2

/** Returns the value for the URL. All offices become the word `all`, because an empty value would be dropped. */
export const targetsParam = (targets: readonly Office[]): string => targets.join() || 'all'

/** URL values that clear all filters. */
export const NO_FILTERS = { office: '', validity: '', loc: '', verdict: '' } as const
