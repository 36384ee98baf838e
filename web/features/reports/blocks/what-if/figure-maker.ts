import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'

export type FigureMaker = (label: TextKey, unit: Unit, range: Range | null, note?: TextKey) => Figure

/** Returns a function that builds figures with their method and date. */
export function figureMaker({ on }: ProfitInput, sample: boolean): FigureMaker {
  return (label, unit, range, note) => {
    const isEstimate = range !== null && range.low !== range.high
    return {
      label,
      unit,
      value: range?.value ?? null,
      method: sample ? 'sample' : isEstimate ? 'estimated' : 'calculated',
      asOf: on,
      ...(isEstimate ? { low: range.low, high: range.high } : {}),
      ...(note ? { note } : {}),
    }
  }
}
