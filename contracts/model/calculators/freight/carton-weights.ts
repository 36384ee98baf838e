/** Cartons whose gross weight contradicts their units: no reason to refuse a result, but to look again. */
import type { FreightInput } from './input.ts'

/**
 * What a carton may weigh: its units, and packing up to half of them and 1 kg. Our assumption: board weighs 0.5 to 2 kg, and
 * fillers less than the goods.
 */
const MOST_PACKING = { share: 0.5, grams: 1000 }
/** Sums of binary fractions may exceed a weight by less than this. */
const ROUNDING_GRAMS = 0.5

export interface CartonWeight {
  /** Place in the list, from 0. */
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
