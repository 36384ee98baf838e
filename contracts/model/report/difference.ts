/** The difference of one figure between two reports. */
import { roundTo } from '../number.ts'
import type { Figure, Unit } from './figure.ts'
import type { TextKey } from './text-key.ts'

export interface Difference {
  /** A signed number, or a word instead: unchanged, uncertain, or not known. */
  figure: Figure
  /** The certain direction of the change; null if uncertain. */
  direction: -1 | 0 | 1 | null
}

/** Below this count the difference is absolute: from two sellers to three is "+1", not "+50%". */
const FEW = 100

/** Displayed decimals per unit. Differences use the displayed values. */
const DECIMALS: Partial<Record<Unit, number>> = {
  rating: 1,
  points: 1,
  ratio: 2,
  similarity: 2,
  percent: 3,
  change: 3,
  permille: 4,
}
const SHARES: readonly Unit[] = ['similarity', 'percent', 'change', 'permille']
const RELATIVE: readonly Unit[] = ['money', 'roughMoney', 'weight', 'count']

export const isMoney = (unit: Unit) => unit === 'money' || unit === 'roughMoney'

/** The bounds of a figure; both are the value if it is exact. */
export const boundsOf = ({ value, low, high }: Figure): { low: number; high: number } | undefined =>
  typeof value === 'number' ? { low: low ?? value, high: high ?? value } : undefined

/** Whether two figures may be equal: at least one is an estimate, and their ranges overlap. */
export function mayBeEqual(one: Figure, other: Figure): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  if (!a || !b || (a.low === a.high && b.low === b.high)) return false
  return a.low <= b.high && b.low <= a.high
}

/** The displayed value. */
export const roundForDisplay = (value: number, unit: Unit) => roundTo(value, DECIMALS[unit] ?? 0)

/** The difference of two figures with a different basis, which has no direction. */
export const incomparable = (after: Figure): Difference => ({
  figure: wordFigure(after, 'compare.otherBasis', 'compare.note.otherBasis'),
  direction: null,
})

/** Values that are words are only compared for equality. */
export function differenceOf(before: Figure, after: Figure): Difference {
  if (before.value === null || after.value === null) {
    const word = before.value === after.value ? null : after.value === null ? 'compare.nowUnknown' : 'compare.nowKnown'
    return { figure: wordFigure(after, word), direction: null }
  }
  if (typeof before.value === 'string' || typeof after.value === 'string') {
    return before.value === after.value
      ? { figure: wordFigure(after, 'compare.same'), direction: 0 }
      : { figure: wordFigure(after, 'compare.changed'), direction: null }
  }
  if (mayBeEqual(before, after))
    return { figure: wordFigure(after, 'compare.unsure', 'compare.note.unsure'), direction: null }
  const moved = roundForDisplay(after.value, after.unit) - roundForDisplay(before.value, before.unit)
  if (moved === 0) return { figure: wordFigure(after, 'compare.same'), direction: 0 }
  return { figure: numberFigure(before, after), direction: moved > 0 ? 1 : -1 }
}

function wordFigure({ label, method, asOf }: Figure, value: TextKey | null, note?: TextKey): Figure {
  return { label, unit: 'label', value, method, asOf, ...(note ? { note } : {}) }
}

/** Has bounds if one of the figures is an estimate. */
function numberFigure(before: Figure, after: Figure): Figure {
  const [from, to] = [boundsOf(before), boundsOf(after)]
  if (!from || !to) return wordFigure(after, null)
  const { unit, by } = unitAndChange(before, after, from.low)
  const exact = from.low === from.high && to.low === to.high
  const sample = before.method === 'sample' || after.method === 'sample'
  const method = sample ? 'sample' : exact ? 'calculated' : 'estimated'
  const note = unit === 'change' ? 'compare.note.relative' : 'compare.note.absolute'
  const value = by(Number(before.value), Number(after.value))
  const bounds = exact ? {} : { low: by(from.high, to.low), high: by(from.low, to.high) }
  return { label: after.label, unit, value, method, asOf: after.asOf, note, ...bounds }
}

function unitAndChange({ unit, value }: Figure, after: Figure, lowest: number) {
  const few = unit === 'count' && Math.max(Number(value), Number(after.value)) < FEW
  const change = (from: number, to: number) => to / from - 1
  // A percentage needs a positive base.
  if (RELATIVE.includes(unit) && !few && lowest > 0) return { unit: 'change', by: change } as const
  const told: Unit = isMoney(unit) ? unit : SHARES.includes(unit) ? 'pp' : 'shift'
  return { unit: told, by: (from: number, to: number) => roundForDisplay(to, unit) - roundForDisplay(from, unit) }
}
