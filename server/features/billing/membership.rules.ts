/**
 * How paid levels follow each other: the highest first, those of one level in the order they were bought. What is bought
 * begins where its level ends; a lower level waits until the higher ones are over and loses none of its time.
 */
import type { PLAN_UNITS } from '#contracts/api/billing-rows.ts'

export interface Stretch {
  orderNo: string
  level: number
  levelText: string
  /** Milliseconds since 1970. */
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

/** The stretches from now on, one after the other, without gaps; those that are over are left out. */
export function laidOut(stretches: readonly Stretch[], now: number): Stretch[] {
  const left = stretches
    .filter(({ until }) => until > now)
    .map((stretch) => ({ stretch, rest: stretch.until - Math.max(stretch.from, now) }))
    .sort((a, b) => b.stretch.level - a.stretch.level || a.stretch.from - b.stretch.from)
  let at = now
  return left.map(({ stretch, rest }) => {
    // The running one keeps its beginning.
    const from = at === now ? Math.min(stretch.from, now) : at
    at += rest
    return { ...stretch, from, until: at }
  })
}

/** With another one bought: `unit` and `num` say how long it lasts. */
export function extended(
  stretches: readonly Stretch[],
  bought: Omit<Stretch, 'from' | 'until'> & { unit: (typeof PLAN_UNITS)[number]; num: number },
  now: number,
): Stretch[] {
  const { unit, num, ...stretch } = bought
  const current = laidOut(stretches, now)
  const from = current.filter(({ level }) => level >= stretch.level).at(-1)?.until ?? now
  const added = { ...stretch, from, until: endOf(from, unit, num) }
  const before = current.filter(({ level }) => level >= stretch.level)
  const later = current.filter(({ level }) => level < stretch.level)
  let at = added.until
  const moved = later.map((one) => {
    const rest = one.until - Math.max(one.from, now)
    const placed = { ...one, from: at, until: at + rest }
    at = placed.until
    return placed
  })
  return [...before, added, ...moved]
}

/** The level at an instant: from the beginning of the first to the end of the last of the stretches that follow each other at it. */
export function levelAt(
  stretches: readonly Stretch[],
  now: number,
): { level: number; levelText: string; from: number; until: number } | undefined {
  const order = [...stretches].sort((a, b) => a.from - b.from)
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
