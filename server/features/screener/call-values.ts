/** Values of tables in the units of calls. */
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { MetricUnit } from '#contracts/model/screener/metric.ts'

/** NaN in a table is an unknown value. */
export const knownOf = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** A single-precision number has seven digits; more would be noise. */
export function withoutNoise(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) < 1e7) return value
  const scale = 10 ** (6 - Math.floor(Math.log10(Math.abs(value))))
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
}

/** Reads a metric in the units of calls. */
export function callValueReader(
  valueAt: (row: number) => number | undefined,
  unit: MetricUnit,
  marketplace: Marketplace,
): (row: number) => number | null {
  const minor = 10 ** marketplaces[marketplace].decimals
  return (row) => {
    const value = knownOf(valueAt(row))
    return value === null ? null : unit === 'money' ? value / minor : withoutNoise(value)
  }
}
