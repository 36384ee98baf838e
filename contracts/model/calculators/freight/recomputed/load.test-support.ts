/** How much there is to ship, and how much of it a carrier charges. */
import type { FreightInput } from '../input.ts'
import { ceil, div, less, max, mul, type Q, q, total } from './fraction.test-support.ts'

type Cartons = FreightInput['cartons']
export type Card = FreightInput['rateCards'][number]

export const count = (each: Cartons[number]): Q => q(each.count)
const volumeOf = (each: Cartons[number]) => mul(mul(q(each.lengthMm), q(each.widthMm)), q(each.heightMm))

export interface Load {
  mm3: Q
  grams: Q
  cartons: Q
  cbm: Q
  units: number
}

export function loadOf({ cartons, goods }: FreightInput): Load {
  const mm3 = total(cartons.map((each) => mul(count(each), volumeOf(each))))
  return {
    mm3,
    grams: total(cartons.map((each) => mul(count(each), q(each.weightGrams)))),
    cartons: total(cartons.map(count)),
    cbm: div(mm3, q(1e9)),
    units: goods.units ?? cartons.reduce((sum, each) => sum + each.count * each.unitsPerCarton!, 0),
  }
}

/** kg or CBM; null for a card priced by the container. */
export function quantityOf(cartons: Cartons, { mm3, grams, cbm }: Load, { measure }: Card): Q | null {
  const step = (weight: Q): Q => {
    const small = measure.smallStep
    const size = q(small && less(weight, q(small.below)) ? small.grams : measure.stepGrams!)
    return mul(ceil(div(weight, size)), size)
  }
  const volumetric = (volume: Q) => div(volume, q(measure.divisor!))
  let quantity: Q | null = null
  if (measure.per === 'cbm') quantity = max(cbm, div(grams, q(measure.kgPerCbm! * 1000)))
  if (measure.per === 'kg') {
    const charged =
      measure.rounds === 'shipment'
        ? step(max(grams, volumetric(mm3)))
        : total(cartons.map((each) => mul(count(each), step(max(q(each.weightGrams), volumetric(volumeOf(each)))))))
    quantity = div(charged, q(1000))
  }
  return quantity && measure.least !== null ? max(quantity, q(measure.least)) : quantity
}
