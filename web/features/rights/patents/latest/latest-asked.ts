/** What the address of the latest patents asks for. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Input } from '#contracts/core/endpoint.ts'
import { LOCARNO_CLASSES } from '#contracts/model/rights/locarno.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

export const KEYWORD_LENGTH = 200

export interface LatestAsked {
  /** `2026-W47`; the latest when empty. */
  week: string
  /** `01`–`32` */
  loc: string
  keyword: string
  office: Office | ''
}

export function latestAsked(search: URLSearchParams): LatestAsked {
  const week = search.get('week') ?? ''
  const loc = search.get('loc') ?? ''
  const office = search.get('office')?.toUpperCase()
  return {
    week: /^\d{4}-W\d{2}$/.test(week) ? week : '',
    loc: LOCARNO_CLASSES.includes(loc) ? loc : '',
    // As it was typed, with the space after a word that is not the last.
    keyword: (search.get('keyword') ?? '').slice(0, KEYWORD_LENGTH),
    office: OFFICES.find((one) => one === office) ?? '',
  }
}

type Body = Input<typeof patents.getNewLocList>['body']

/** What the server is asked; nothing of what was left open. */
export const bodyOf = ({ week, loc, keyword, office }: LatestAsked): Omit<Body, 'page' | 'size'> => ({
  ...(week && { week }),
  ...(loc && { loc }),
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(office && { office: [office] }),
})

/** Whether some patents of the week are left out. */
export const isFiltered = ({ loc, keyword, office }: LatestAsked) => Boolean(loc || keyword.trim() || office)
