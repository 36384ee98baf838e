import type { patents } from '#contracts/api/rights/patents.ts'
import type { Input } from '#contracts/core/endpoint.ts'
import { LOCARNO_CLASSES } from '#contracts/model/rights/locarno.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

export const KEYWORD_LENGTH = 200

export interface LatestFilters {
  /** For example `2026-W47`; empty means the latest week. */
  week: string
  /** A Locarno class, `01`–`32`; empty means all classes. */
  loc: string
  keyword: string
  office: Office | ''
}

export function parseLatestFilters(search: URLSearchParams): LatestFilters {
  const week = search.get('week') ?? ''
  const loc = search.get('loc') ?? ''
  const office = search.get('office')?.toUpperCase()
  return {
    week: /^\d{4}-W\d{2}$/.test(week) ? week : '',
    loc: LOCARNO_CLASSES.includes(loc) ? loc : '',
    // Not trimmed: the input shows this text while the user types.
    keyword: (search.get('keyword') ?? '').slice(0, KEYWORD_LENGTH),
    office: OFFICES.find((one) => one === office) ?? '',
  }
}

type Body = Input<typeof patents.getNewLocList>['body']

/** Returns the request without the filters that are not set. */
export const bodyOf = ({ week, loc, keyword, office }: LatestFilters): Omit<Body, 'page' | 'size'> => ({
  ...(week && { week }),
  ...(loc && { loc }),
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(office && { office: [office] }),
})

export const isFiltered = ({ loc, keyword, office }: LatestFilters) => Boolean(loc || keyword.trim() || office)
