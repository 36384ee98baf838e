/** What the address of the trademark search asks for. */
import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Input } from '#contracts/core/endpoint.ts'
import { NICE_CLASSES } from '#contracts/model/rights/nice.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'

/** Characters of a name. */
export const NAME_LENGTH = 100

export interface MarkAsked {
  trademark: string
  /** Nice classes, ascending; all when empty. */
  classes: number[]
  live: 'live' | 'dead' | ''
  office: Office | ''
}

export function markAsked(search: URLSearchParams): MarkAsked {
  const live = search.get('live')
  const office = search.get('office')?.toUpperCase()
  return {
    trademark: (search.get('trademark') ?? '').trim().slice(0, NAME_LENGTH),
    classes: classesIn(search.get('classes') ?? ''),
    live: live === 'live' || live === 'dead' ? live : '',
    office: OFFICES.find((one) => one === office) ?? '',
  }
}

/** The classes that a text like `9,25` names, each once; what is none is left out. */
export function classesIn(text: string): number[] {
  const named = new Set(text.split(',').map(Number))
  return NICE_CLASSES.filter((no) => named.has(no))
}

type Body = Input<typeof trademarks.search>['body']

/** What the server is asked; nothing of what was left open. */
export const bodyOf = ({ trademark, classes, live, office }: MarkAsked): Omit<Body, 'page' | 'size'> => ({
  trademark,
  ...(classes.length > 0 && { classes }),
  ...(live && { live: live === 'live' }),
  ...(office && { office: [office] }),
})

/** Whether some marks are left out. */
export const isFiltered = ({ classes, live, office }: MarkAsked) => classes.length > 0 || live !== '' || office !== ''
