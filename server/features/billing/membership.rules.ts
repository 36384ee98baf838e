/**
 * Order of paid periods: highest level first, then by purchase. A new period starts where the last of its level ends;
 * lower levels wait and lose none of their time.
 */
import type { PLAN_UNITS } from '#contracts/api/billing-rows.ts'

export interface Period {
  orderNo: string
  level: number
  levelText: string
  /** Unix time in milliseconds. */
  from: number
  until: number
}

/** The end of `num` units from an instant, by the calendar in UTC: a month from 31 January ends with February. */
export function endOf(from: number, unit: (typeof PLAN_UNITS)[number], num: number): number {
  const months = unit === 'year' ? num * 12 : num
  const begun = new Date(from)
  const month = begun.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(begun.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const end = new Date(from)
  end.setUTCFullYear(begun.getUTCFullYear(), month, Math.min(begun.getUTCDate(), lastDay))
  return end.getTime()
}

/** Current and future periods without gaps; past ones are dropped. */
export function schedulePeriods(periods: readonly Period[], now: number): Period[] {
  const left = periods
    .filter(({ until }) => until > now)
    .map((period) => ({ period, rest: period.until - Math.max(period.from, now) }))
    .sort((a, b) => b.period.level - a.period.level || a.period.from - b.period.from)
  let at = now
  return left.map(({ period, rest }) => {
    // The running period keeps its start.
    const from = at === now ? Math.min(period.from, now) : at
    at += rest
    return { ...period, from, until: at }
  })
}

export function addPeriod(
  periods: readonly Period[],
  bought: Omit<Period, 'from' | 'until'> & { unit: (typeof PLAN_UNITS)[number]; num: number },
  now: number,
): Period[] {
  const { unit, num, ...period } = bought
  const current = schedulePeriods(periods, now)
  const from = current.filter(({ level }) => level >= period.level).at(-1)?.until ?? now
  const added = { ...period, from, until: endOf(from, unit, num) }
  const before = current.filter(({ level }) => level >= period.level)
  const later = current.filter(({ level }) => level < period.level)
  let at = added.until
  const moved = later.map((one) => {
    const rest = one.until - Math.max(one.from, now)
    const placed = { ...one, from: at, until: at + rest }
    at = placed.until
    return placed
  })
  return [...before, added, ...moved]
}

/** The level at an instant, with start and end of the consecutive periods of that level. */
export function levelAt(
  periods: readonly Period[],
  now: number,
): { level: number; levelText: string; from: number; until: number } | undefined {
  const order = [...periods].sort((a, b) => a.from - b.from)
  const at = order.findIndex(({ from, until }) => from <= now && now < until)
  const current = order[at]
  if (!current) return undefined
  let [first, last] = [at, at]
  while (order[first - 1]?.level === current.level && order[first - 1]?.until === order[first]?.from) first--
  while (order[last + 1]?.level === current.level && order[last + 1]?.from === order[last]?.until) last++
  return {
    level: current.level,
    levelText: current.levelText,
    from: order[first]?.from ?? current.from,
    until: order[last]?.until ?? current.until,
  }
}
