/**
 * Whether a design patent is in force on a day, and until when, by the rules of its office (DOMAIN B9):
 * US grant + 15 years where filed since 2015-05-13, else 14, no fees; EU filing + 5 years, renewable to 25; CN filing + 15
 * years where filed since 2021-06-01, else 10; JP filing + 25 years where filed since 2020-04-01, else grant + 20; KR filing +
 * 20; GB, DE, FR, IT as the EU; WO (Hague) 5 years, renewable to 15. Where no rule is known the end is not known.
 */
import type { Office, Patent } from './patent.ts'

export const STATUSES = ['pending', 'inForce', 'expired', 'lapsed', 'invalidated', 'unknown'] as const
export type LegalStatus = (typeof STATUSES)[number]

export interface Standing {
  status: LegalStatus
  /** The day on which it ends, or ended; computed where no office said it. */
  endsOn: string | null
  /** The rule by which the end was computed; null where an office's own event says it. */
  rule: string | null
}

interface Rule {
  from: 'grant' | 'filing'
  years: number
  /** Renewed every so many years: without a renewal it ends. */
  renewed?: number
}

const RENEWED: Rule = { from: 'filing', years: 25, renewed: 5 }

function ruleOf(office: Office, filedOn: string | null): Rule | undefined {
  const since = (day: string) => filedOn !== null && filedOn >= day
  switch (office) {
    case 'US':
      return { from: 'grant', years: filedOn === null || since('2015-05-13') ? 15 : 14 }
    case 'CN':
      return { from: 'filing', years: since('2021-06-01') ? 15 : 10 }
    case 'JP':
      return since('2020-04-01') ? { from: 'filing', years: 25 } : { from: 'grant', years: 20 }
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

/** The standing of a patent on a day. */
export function standingOf(patent: Facts, today: string): Standing {
  const { office, filedOn, grantedOn, termYears, events } = patent
  const ended = events
    .filter(({ event, on }) => event !== 'renewed' && on <= today)
    .sort((a, b) => a.on.localeCompare(b.on))[0]
  if (ended) return { status: ended.event === 'invalidated' ? 'invalidated' : 'lapsed', endsOn: ended.on, rule: null }
  if (grantedOn === null || grantedOn > today) return { status: 'pending', endsOn: null, rule: null }
  const rule = ruleOf(office, filedOn)
  const start = rule?.from === 'filing' ? filedOn : grantedOn
  if (!rule || start === null) return { status: 'unknown', endsOn: null, rule: null }
  const last = addYears(start, termYears ?? rule.years)
  const renewedUntil = events.reduce(
    (until, { event, until: to = '' }) => (event === 'renewed' && to > until ? to : until),
    '',
  )
  const endsOn = rule.renewed === undefined ? last : earlier(last, later(addYears(start, rule.renewed), renewedUntil))
  const name = `${rule.from}+${termYears ?? rule.years}${rule.renewed === undefined ? '' : `/${rule.renewed}`}`
  return { status: endsOn < today ? (endsOn < last ? 'lapsed' : 'expired') : 'inForce', endsOn, rule: name }
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
