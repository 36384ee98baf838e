/** Whether a number that was said is a number that is known: equal, or what it rounds to. */
import { isDate } from './dates.ts'
import type { NumberSaid } from './numbers.ts'

/** How far a rounded number may be from the number. */
const COARSEST = 0.1

/** Kind, currency and period must agree; a rounded number must keep two digits, or whole percents. */
export function isNumber(said: NumberSaid, known: NumberSaid): boolean {
  if (said.kind !== known.kind || said.of !== known.of) return false
  if (said.date && known.date) return isDate(said.date, known.date)
  if (said.kind === 'code') return true
  if (!Number.isFinite(said.value)) return false
  return (
    near(said.value, known.value, 0) ||
    stepsOf(said).some(
      (step) =>
        near(said.value, known.value, step / 2) &&
        Math.abs(said.value - known.value) <= Math.abs(known.value) * COARSEST,
    )
  )
}

const near = (a: number, b: number, within: number) => Math.abs(a - b) <= within + 1e-9 * Math.max(1, Math.abs(b))

/** How coarse a number may have been meant: `1300` may be to the one, or to the hundred. */
function stepsOf({ digits, scale, kind, value }: NumberSaid): number[] {
  if (value === 0) return []
  const decimals = digits.split('.')[1]?.length ?? 0
  const significant = digits.replace('.', '').replace(/^0+/, '').length
  const zeros = decimals === 0 ? (/0*$/.exec(digits)?.[0].length ?? 0) : 0
  const steps = Array.from({ length: zeros + 1 }, (_, at) => at).filter((at) => significant - at >= 2)
  // 3% may stand for 3.2%, but 1% not for 0.5%.
  const whole = kind === 'percent' && significant === 1 && decimals === 0 ? [0] : []
  // All of something is not nearly all of it.
  if (kind === 'percent' && value === 100) return []
  return [...steps, ...whole].map((at) => 10 ** (at - decimals) * scale)
}
