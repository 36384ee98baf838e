/** Sums of a carton list. */
import type { Carton } from './input.ts'

export const MM3_PER_CBM = 1e9
/** Tolerance for floating-point errors when a quantity is rounded up. */
export const ROUNDING = 1e-9

export const volumeOf = ({ lengthMm, widthMm, heightMm }: Carton): number => lengthMm * widthMm * heightMm

export interface Load {
  cartons: number
  grossGrams: number
  mm3: number
}

export const loadOf = (cartons: readonly Carton[]): Load =>
  cartons.reduce(
    (load, carton) => ({
      cartons: load.cartons + carton.count,
      grossGrams: load.grossGrams + carton.count * carton.weightGrams,
      mm3: load.mm3 + carton.count * volumeOf(carton),
    }),
    { cartons: 0, grossGrams: 0, mm3: 0 },
  )
