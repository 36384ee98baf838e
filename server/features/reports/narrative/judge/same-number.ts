import { isSameDate } from './dates.ts'
import type { FoundNumber } from './numbers.ts'

const MAX_ROUNDING = 0.1

/** Equal or correctly rounded. Kind, currency and period must agree; rounding must keep two digits or whole percents. */
export function isSameNumber(actual: FoundNumber, expected: FoundNumber): boolean {
  if (actual.kind !== expected.kind || actual.of !== expected.of) return false
  if (actual.date && expected.date) return isSameDate(actual.date, expected.date)
  if (actual.kind === 'code') return true
  if (!Number.isFinite(actual.value)) return false
  return (
    isWithin(actual.value, expected.value, 0) ||
    stepsOf(actual).some(
      (step) =>
        isWithin(actual.value, expected.value, step / 2) &&
        Math.abs(actual.value - expected.value) <= Math.abs(expected.value) * MAX_ROUNDING,
    )
  )
}

const isWithin = (a: number, b: number, within: number) => Math.abs(a - b) <= within + 1e-9 * Math.max(1, Math.abs(b))

/** Possible rounding steps of a number: `1300` may be rounded to ones, tens or hundreds. */
function stepsOf({ digits, scale, kind, value }: FoundNumber): number[] {
  if (value === 0) return []
  const decimals = digits.split('.')[1]?.length ?? 0
  const significant = digits.replace('.', '').replace(/^0+/, '').length
  const zeros = decimals === 0 ? (/0*$/.exec(digits)?.[0].length ?? 0) : 0
  const steps = Array.from({ length: zeros + 1 }, (_, at) => at).filter((at) => significant - at >= 2)
  // 3% is a valid rounding of 3.2%; 1% for 0.5% fails MAX_ROUNDING.
  const whole = kind === 'percent' && significant === 1 && decimals === 0 ? [0] : []
  if (kind === 'percent' && value === 100) return []
  return [...steps, ...whole].map((at) => 10 ** (at - decimals) * scale)
}
