/** Cartons whose gross weight contradicts their units. They cause a warning; the result is still computed. */
import type { FreightInput } from './input.ts'

/**
 * The most that packing may weigh: half the weight of the units plus 1 kg. Our assumption, because board weighs 0.5 to
 * 2 kg and fillers weigh less than the goods.
 */
const MOST_PACKING = { share: 0.5, grams: 1000 }
/** Tolerance for floating-point errors in sums of weights. */
const ROUNDING_GRAMS = 0.5

export interface CartonWeight {
  /** Index in the carton list. */
  carton: number
  reason: 'unitsHeavier' | 'cartonHeavier'
  units: number
  unitGrams: number
  unitsGrams: number
  grossGrams: number
}

/** Empty unless the weight of a unit and the units of a carton are known. */
export function contradictingWeights({ cartons, goods }: Pick<FreightInput, 'cartons' | 'goods'>): CartonWeight[] {
  const { unitWeightGrams: unitGrams } = goods
  if (unitGrams === null) return []
  return cartons.flatMap(({ unitsPerCarton: units, weightGrams: grossGrams }, carton): CartonWeight[] => {
    if (units === null) return []
    const unitsGrams = units * unitGrams
    const reason = reasonOf(unitsGrams, grossGrams)
    return reason === null ? [] : [{ carton, reason, units, unitGrams, unitsGrams, grossGrams }]
  })
}

function reasonOf(unitsGrams: number, grossGrams: number): CartonWeight['reason'] | null {
  if (unitsGrams > grossGrams + ROUNDING_GRAMS) return 'unitsHeavier'
  return grossGrams > unitsGrams * (1 + MOST_PACKING.share) + MOST_PACKING.grams ? 'cartonHeavier' : null
}
