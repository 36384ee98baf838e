/** The cartons of a shipment that is packed by one arrangement. */
import type { Arrangement } from './carton-optimiser.ts'
import type { Carton } from './input.ts'

/** Full cartons, and one more of the same size for the rest. Weights in whole grams. */
export function cartonsFor(arrangement: Arrangement, units: number, unitGrams: number): Carton[] {
  const { outer, units: full, cartonGrams } = arrangement
  const of = (count: number, unitsPerCarton: number): Carton => ({
    count,
    lengthMm: outer[0],
    widthMm: outer[1],
    heightMm: outer[2],
    weightGrams: Math.round(cartonGrams + unitsPerCarton * unitGrams),
    unitsPerCarton,
  })
  const rest = units % full
  return [...(units >= full ? [of(Math.floor(units / full), full)] : []), ...(rest > 0 ? [of(1, rest)] : [])]
}
