import type { Range } from '#contracts/model/range.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { WhatIfInput } from '#contracts/model/what-if/input.ts'

export type FigureMaker = (label: TextKey, unit: Unit, range: Range | null, note?: TextKey) => Figure

/** Of a sample product every result is a sample; bounds that differ make an estimate. */
export function figureMaker({ on }: WhatIfInput, sample: boolean): FigureMaker {
  return (label, unit, range, note) => {
    const bounded = range !== null && range.low !== range.high
    return {
      label,
      unit,
      value: range?.value ?? null,
      method: sample ? 'sample' : bounded ? 'estimated' : 'calculated',
      asOf: on,
      ...(bounded ? { low: range.low, high: range.high } : {}),
      ...(note ? { note } : {}),
    }
  }
}
