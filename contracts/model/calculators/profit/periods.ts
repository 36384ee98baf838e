/** Profit of a unit by the day of its sale. */
import { feeDays } from '../../fees/calendar.ts'
import { dayBefore } from '../../fees/days.ts'
import { findTable } from '../../fees/table-index.ts'
import { differenceOf, type Range } from '../../range.ts'
import type { ProfitInput } from './input.ts'
import type { Line, LineKey } from './lines.ts'
import { unitProfit } from './unit.ts'

/** The days between two changes of fees. */
export interface ProfitPeriod {
  /** First and last day, YYYY-MM-DD; `to` null: no known end. */
  from: string
  to: string | null
  /** Per unit, minor units; null: unknown or not charged. */
  fulfilment: Range | null
  storage: Range | null
  net: Range | null
  /** The first needed line that is unknown. */
  missing: Pick<Line, 'key' | 'reason'> | null
  /** Lines that the net leaves out, although the net on the day of the sale includes them. */
  uncounted: LineKey[]
  /** Net minus the net on the day of the sale; null if one is unknown or they do not include the same lines. */
  change: Range | null
  /** Whether the fulfilment fee is one of the peak season. */
  isPeak: boolean
  /** Whether a unit costs more storage than in the cheapest period. */
  isPeakStorage: boolean
  /** Whether it includes the day of the sale. */
  isCurrent: boolean
}

/** Oldest first; empty if no day is known on which fees of the marketplace change. */
export function periodsOf(input: ProfitInput): ProfitPeriod[] {
  const days = feeDays(input.marketplace, input.ownTables)
  const now = unitProfit(input)
  const periods = days.map((from, at): ProfitPeriod => {
    const next = days[at + 1]
    const to = next === undefined ? null : dayBefore(next)
    const profit = unitProfit({ ...input, on: from })
    const { lines, net, missing } = profit
    const uncounted = profit.uncounted.filter((key) => !now.uncounted.includes(key))
    const hasSameLines = uncounted.length === 0 && profit.uncounted.length === now.uncounted.length
    const lineOf = (wanted: LineKey) => lines.find(({ key }) => key === wanted)
    const [lacking] = lines.filter(({ key }) => missing.includes(key))
    return {
      from,
      to,
      fulfilment: lineOf('fulfilment')?.amount ?? null,
      storage: lineOf('storage')?.amount ?? null,
      net,
      missing: lacking ? { key: lacking.key, reason: lacking.reason } : null,
      uncounted,
      change: hasSameLines ? differenceOf(net, now.net) : null,
      // A fee that the seller typed has no season.
      isPeak: lineOf('fulfilment')?.basis.is === 'table' && isInPeak(input, from),
      isPeakStorage: false,
      isCurrent: from <= input.on && (to === null || input.on <= to),
    }
  })
  const cheapest = Math.min(...periods.flatMap(({ storage }) => storage?.value ?? []))
  return periods.map((period) => ({ ...period, isPeakStorage: (period.storage?.value ?? 0) > cheapest }))
}

/** The period with the lowest net; undefined if all periods with a known net earn the same. */
export function worstOf(periods: readonly ProfitPeriod[]): ProfitPeriod | undefined {
  const known = periods.filter(({ net }) => net !== null).toSorted((a, b) => (a.net?.value ?? 0) - (b.net?.value ?? 0))
  return known[0]?.net?.value === known.at(-1)?.net?.value ? undefined : known[0]
}

function isInPeak({ marketplace, ownTables }: ProfitInput, on: string): boolean {
  const table = findTable('fba', { marketplace, goods: 'all', ownTables }, on)
  return typeof table !== 'string' && table.peak === true
}
