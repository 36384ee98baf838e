import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Input } from '#contracts/core/endpoint.ts'
import { NICE_CLASSES } from '#contracts/model/rights/nice.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

export const NAME_LENGTH = 100

export interface MarkQuery {
  trademark: string
  /** Nice classes, ascending; an empty list means all classes. */
  classes: number[]
  live: 'live' | 'dead' | ''
  office: Office | ''
}

export function parseMarkQuery(search: URLSearchParams): MarkQuery {
  const live = search.get('live')
  const office = search.get('office')?.toUpperCase()
  return {
    trademark: (search.get('trademark') ?? '').trim().slice(0, NAME_LENGTH),
    classes: parseNiceClasses(search.get('classes') ?? ''),
    live: live === 'live' || live === 'dead' ? live : '',
    office: OFFICES.find((one) => one === office) ?? '',
  }
}

/** Parses `9,25`; drops duplicates and invalid classes. */
export function parseNiceClasses(text: string): number[] {
  const named = new Set(text.split(',').map(Number))
  return NICE_CLASSES.filter((no) => named.has(no))
}

type Body = Input<typeof trademarks.search>['body']

/** Returns the request without the filters that are not set. */
export const bodyOf = ({ trademark, classes, live, office }: MarkQuery): Omit<Body, 'page' | 'size'> => ({
  trademark,
  ...(classes.length > 0 && { classes }),
  ...(live && { live: live === 'live' }),
  ...(office && { office: [office] }),
})

export const isFiltered = ({ classes, live, office }: MarkQuery) => classes.length > 0 || live !== '' || office !== ''
