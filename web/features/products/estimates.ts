import type { ProductNumber, UnitsMethod } from '#contracts/model/screener/product-metrics.ts'

/** What follows from the units of a product. Sample products have exact units, imported ones an estimate. */
const FROM_UNITS: readonly ProductNumber[] = ['units', 'childUnits', 'revenue']

/** Whether a value is marked with ≈. */
export const isEstimate = (name: ProductNumber, value: number | null, method: UnitsMethod): boolean =>
  FROM_UNITS.includes(name) && value !== null && method !== 'sample'
