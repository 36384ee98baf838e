/**
 * Whether a design patent is in force on a day, and until when, by the rules of its office (DOMAIN B9):
 * US grant + 15 years where filed since 2015-05-13, else 14, no fees; EU filing + 5 years, renewable to 25; CN filing + 15
 * years where filed since 2021-06-01, else 10; JP filing + 25 years where filed since 2020-04-01, else grant + 20; KR filing +
 * 20; GB, DE, FR, IT as the EU; WO (Hague) 5 years, renewable to 15. Where no rule is known the end is not known.
 */
import type { Patent } from './patent.ts'

export const STATUSES = ['pending', 'inForce', 'expired', 'lapsed', 'invalidated', 'unknown'] as const
export type LegalStatus = (typeof STATUSES)[number]

export interface Standing {
  status: LegalStatus
  /** The day on which it ends, or ended; computed where no office said it. */
  endsOn: string | null
  /** The rule by which the end was computed; null where an office's own event says it. */
  rule: string | null
}

interface Term {
  endsOn: string
  lastOn: string
  rule: string
}

interface Rule {
  from: 'grant' | 'filing'
  /** Null where the day that decides is not known. */
  years: number | null
  /** Renewed every so many years: without a renewal it ends. */
  renewed?: number
}

const RENEWED: Rule = { from: 'filing', years: 25, renewed: 5 }

function ruleOf({ office, filedOn, grantedOn }: Facts): Rule | undefined {
  const since = (day: string) => filedOn !== null && filedOn >= day
  // What was granted before a day was filed before it too.
  const before = (day: string) => (filedOn ?? grantedOn ?? day) < day
  switch (office) {
    case 'US':
      return { from: 'grant', years: since('2015-05-13') ? 15 : before('2015-05-13') ? 14 : null }
    case 'CN':
      return { from: 'filing', years: since('2021-06-01') ? 15 : 10 }
    case 'JP':
      if (since('2020-04-01')) return { from: 'filing', years: 25 }
      return before('2020-04-01') ? { from: 'grant', years: 20 } : undefined
    case 'KR':
      return { from: 'filing', years: 20 }
    case 'EU':
    case 'GB':
    case 'DE':
    case 'FR':
    case 'IT':
      return RENEWED
    case 'WO':
      return { from: 'filing', years: 15, renewed: 5 }
    default:
      return undefined
  }
}

type Facts = Pick<Patent, 'office' | 'filedOn' | 'grantedOn' | 'termYears' | 'events'>

/** What ended it before its term was over, the first of several; null of one that nothing ended. */
export const endingOf = ({ events }: Pick<Patent, 'events'>): Patent['events'][number] | null =>
  events.filter(({ event }) => event !== 'renewed').toSorted((a, b) => a.on.localeCompare(b.on))[0] ?? null

/** Until when it holds if nothing ends it, until when it could be renewed to, and by which rule; null where that is not known. */
export function termOf(facts: Facts): Term | null {
  const { filedOn, grantedOn, termYears, events } = facts
  const rule = ruleOf(facts)
  const start = rule?.from === 'filing' ? filedOn : grantedOn
  const years = termYears ?? rule?.years ?? null
  if (!rule || start === null || years === null) return null
  const lastOn = addYears(start, years)
  if (rule.renewed === undefined) return { endsOn: lastOn, lastOn, rule: `${rule.from}+${years}` }
  const renewedUntil = events.reduce(
    (until, { event, until: to = '' }) => (event === 'renewed' && to > until ? to : until),
    '',
  )
  const endsOn = earlier(lastOn, later(addYears(start, rule.renewed), renewedUntil))
  return { endsOn, lastOn, rule: `${rule.from}+${years}/${rule.renewed}` }
}

/** The standing of a patent on a day. */
export function legalStatusOf(patent: Facts, today: string): Standing {
  const ended = endingOf(patent)
  const term = termOf(patent)
  // What ends first has ended it: nobody can give up what is over.
  if (ended && ended.on <= today && (term === null || ended.on <= term.endsOn))
    return { status: ended.event === 'invalidated' ? 'invalidated' : 'lapsed', endsOn: ended.on, rule: null }
  const isGranted = patent.grantedOn !== null && patent.grantedOn <= today
  // The Hague office never grants: its registrations end where nobody renews them all the same.
  if (!isGranted && (term === null || term.endsOn >= today)) return { status: 'pending', endsOn: null, rule: null }
  if (!term) return { status: 'unknown', endsOn: null, rule: null }
  const { endsOn, lastOn, rule } = term
  return { status: endsOn < today ? (endsOn < lastOn ? 'lapsed' : 'expired') : 'inForce', endsOn, rule }
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** The same day so many years later; the 29th of February becomes the 28th where there is none. */
function addYears(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const leap = new Date(Date.UTC(year + years, month - 1, date))
  const exact = leap.getUTCMonth() === month - 1 ? leap : new Date(Date.UTC(year + years, month, 0))
  return exact.toISOString().slice(0, 10)
}
