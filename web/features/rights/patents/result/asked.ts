/** What the address of a result asks for: order, office, standing, class, verdict. */

import { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { LOCARNO_CLASSES } from '#contracts/model/rights/locarno.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

export const ORDERS = ['similarity', 'granted', 'published', 'filed', 'oldest'] as const
export type Order = (typeof ORDERS)[number]
export const JUDGED = [...VERDICTS, 'none'] as const

export interface ResultAsked {
  order: Order
  office: Office[]
  validity: (typeof STATUSES)[number][]
  /** Empty for all. */
  loc: string
  verdict: (typeof JUDGED)[number] | ''
  /** Target offices, empty for all; undefined means those of the search. */
  targets: Office[] | undefined
}

export function resultAsked(search: URLSearchParams): ResultAsked {
  const listed = <Value extends string>(name: string, all: readonly Value[]) => {
    const named = (search.get(name) ?? '').split(',')
    return all.filter((one) => named.includes(one))
  }
  const oneOf = <Value extends string>(name: string, all: readonly Value[]) =>
    all.find((one) => one === search.get(name))
  return {
    order: oneOf('order', ORDERS) ?? 'similarity',
    office: listed('office', OFFICES),
    validity: listed('validity', STATUSES),
    loc: oneOf('loc', LOCARNO_CLASSES) ?? '',
    verdict: oneOf('verdict', JUDGED) ?? '',
    targets: search.has('targets') ? listed('targets', OFFICES) : undefined,
  }
}

type Filter = Omit<Body<typeof patents.getPatentInfo>, 'queryId' | 'page' | 'size'>

/** What the server is asked; nothing of what was left open. */
export const filterOf = ({ order, office, validity, loc, verdict, targets }: ResultAsked): Filter => ({
  ...(targets && { targets }),
  ...(order === 'oldest' ? { sort: 'granted', order: 'asc' } : { sort: order, order: 'desc' }),
  ...(office.length > 0 && { office }),
  ...(validity.length > 0 && { validity }),
  ...(loc && { loc }),
  ...(verdict && { verdict }),
})

/** The first page of all that a search has found, most alike first. */
export const mostAlike = (queryId: string, targets: ResultAsked['targets']): Body<typeof patents.getPatentInfo> => ({
  queryId,
  page: 1,
  size: PAGE_SIZE,
  ...filterOf({ ...resultAsked(new URLSearchParams()), targets }),
})

/** Whether some of what was found is left out. */
export const isFiltered = (asked: ResultAsked) => Object.keys(filterOf({ ...asked, targets: undefined })).length > 2

/** Target offices as the address holds them. All offices need a word: an empty value would drop out of the address. */
export const targetsNamed = (targets: readonly Office[]): string => targets.join() || 'all'

/** What to leave out of the address to see everything. */
export const EVERYTHING = { office: '', validity: '', loc: '', verdict: '' } as const
