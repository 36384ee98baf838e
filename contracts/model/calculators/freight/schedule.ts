/** Days from order to stock: forwards from a ship date, or back from the day on which the goods must be in stock. */
import { addDays } from './days.ts'
import type { FreightInput } from './input.ts'
import { type Schedule, type ScheduleStep, STEPS, type StepKey } from './result.ts'

interface Days {
  low: number
  high: number
}

/** The legs before each step; the first step has none. */
const LEG_BEFORE = {
  ship: 'production',
  depart: 'export',
  arrive: 'transit',
  cleared: 'customs',
  delivered: 'delivery',
  inStock: 'checkIn',
} as const satisfies Record<Exclude<StepKey, 'order'>, string>

const NONE: Days = { low: 0, high: 0 }

/**
 * Legs without days count as zero and are named in `missing`. Without production days the order has no date, and the
 * verdict is about the ship date.
 * @param today the seller's current day
 */
export function scheduleOf({ date, legs }: FreightInput, transit: Days, today: string): Schedule {
  const daysOf = (step: Exclude<StepKey, 'order'>): Days => {
    const leg = LEG_BEFORE[step]
    return leg === 'transit' ? transit : (legs[leg] ?? NONE)
  }
  const steps = STEPS.filter((step) => step !== 'order' || legs.production !== null)
  const after = STEPS.slice(2) as Exclude<StepKey, 'order' | 'ship'>[]
  const days = after.reduce(
    (total, step) => ({ low: total.low + daysOf(step).low, high: total.high + daysOf(step).high }),
    NONE,
  )
  const shipDays =
    date.kind === 'ship'
      ? { fast: date.on, slow: date.on }
      : { fast: addDays(date.on, -days.low), slow: addDays(date.on, -days.high) }
  const dated = steps.map((key): ScheduleStep => {
    if (key === 'order') {
      const { low, high } = daysOf('ship')
      return { key, fast: addDays(shipDays.fast, -low), slow: addDays(shipDays.slow, -high) }
    }
    if (key === 'ship') return { key, ...shipDays }
    const until = after.slice(0, after.indexOf(key) + 1).map(daysOf)
    return {
      key,
      fast: until.reduce((day, { low }) => addDays(day, low), shipDays.fast),
      slow: until.reduce((day, { high }) => addDays(day, high), shipDays.slow),
    }
  })
  return {
    direction: date.kind === 'ship' ? 'forwards' : 'backwards',
    steps: dated,
    days,
    missing: (['production', 'export', 'customs', 'delivery', 'checkIn'] as const).filter((leg) => legs[leg] === null),
    verdict: verdictOf(date.kind, dated[0], today),
  }
}

/** A ship date is the seller's decision, so it is always in time. */
function verdictOf(kind: FreightInput['date']['kind'], first: ScheduleStep | undefined, today: string) {
  if (kind === 'ship' || !first || first.slow >= today) return 'inTime'
  return first.fast >= today ? 'tight' : 'tooLate'
}
