/**
 * The status of a design patent on a day, by the rules of its office (DOMAIN B9):
 * US grant + 15 years if filed since 2015-05-13, else 14, without fees; EU filing + 5 years, renewable to 25; CN filing + 15
 * years if filed since 2021-06-01, else 10; JP filing + 25 years if filed since 2020-04-01, else grant + 20; KR filing + 20;
 * GB, DE, FR, IT as the EU; WO (Hague) 5 years, renewable to 15. Other offices: not known.
 */
import type { Patent } from './patent.ts'

export const STATUSES = ['pending', 'inForce', 'expired', 'lapsed', 'invalidated', 'unknown'] as const
export type LegalStatus = (typeof STATUSES)[number]

export interface Standing {
  status: LegalStatus
  /** The past or future last day; computed unless an office reported it. */
  endsOn: string | null
  /** The rule behind `endsOn`; null if an office reported the end. */
  rule: string | null
}

interface Term {
  endsOn: string
  lastOn: string
  rule: string
}

interface Rule {
  from: 'grant' | 'filing'
  /** Null if the date that decides is not known. */
  years: number | null
  /** Must be renewed after this many years, or it ends. */
  renewed?: number
}

const RENEWED: Rule = { from: 'filing', years: 25, renewed: 5 }

function ruleOf({ office, filedOn, grantedOn }: Facts): Rule | undefined {
  const since = (day: string) => filedOn !== null && filedOn >= day
  // Granted before the day implies filed before it.
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

/** The first event that ended it early. */
export const endingOf = ({ events }: Pick<Patent, 'events'>): Patent['events'][number] | null =>
  events.filter(({ event }) => event !== 'renewed').toSorted((a, b) => a.on.localeCompare(b.on))[0] ?? null

/** `endsOn`: the end with renewals so far; `lastOn`: the end with all possible renewals. Null if not known. */
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
  const endsOn = earlierDay(lastOn, laterDay(addYears(start, rule.renewed), renewedUntil))
  return { endsOn, lastOn, rule: `${rule.from}+${years}/${rule.renewed}` }
}

export function legalStatusOf(patent: Facts, today: string): Standing {
  const ended = endingOf(patent)
  const term = termOf(patent)
  // An event after the end of the term has no effect.
  if (ended && ended.on <= today && (term === null || ended.on <= term.endsOn))
    return { status: ended.event === 'invalidated' ? 'invalidated' : 'lapsed', endsOn: ended.on, rule: null }
  const isGranted = patent.grantedOn !== null && patent.grantedOn <= today
  // The Hague office never grants, so a registration without a grant may still have ended.
  if (!isGranted && (term === null || term.endsOn >= today)) return { status: 'pending', endsOn: null, rule: null }
  if (!term) return { status: 'unknown', endsOn: null, rule: null }
  const { endsOn, lastOn, rule } = term
  return { status: endsOn < today ? (endsOn < lastOn ? 'lapsed' : 'expired') : 'inForce', endsOn, rule }
}

const earlierDay = (a: string, b: string) => (a < b ? a : b)
const laterDay = (a: string, b: string) => (a > b ? a : b)

/** The same day in a later year; February 29 becomes February 28 if needed. */
function addYears(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const leap = new Date(Date.UTC(year + years, month - 1, date))
  const exact = leap.getUTCMonth() === month - 1 ? leap : new Date(Date.UTC(year + years, month, 0))
  return exact.toISOString().slice(0, 10)
}
