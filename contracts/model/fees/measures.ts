/** Units of fee tables, and whether a stored size or weight is within a limit. */
import type { FbaTable, VolumeUnit, WeightUnit } from './table-schema.ts'

export type Size = readonly [number, number, number]

export const MM_PER_INCH = 25.4
export const GRAMS_PER_POUND = 453.59237
const GRAMS_PER_OUNCE = GRAMS_PER_POUND / 16

export const MILLIMETRES: Record<FbaTable['units']['length'], number> = { in: MM_PER_INCH, cm: 10, mm: 1 }
export const GRAMS: Record<WeightUnit, number> = { oz: GRAMS_PER_OUNCE, lb: GRAMS_PER_POUND, g: 1, kg: 1000 }
const CUBIC_MM: Record<VolumeUnit, number> = { ft3: (12 * MM_PER_INCH) ** 3, m3: 1e9, litre: 1e6 }

/** Tolerance for floating-point errors, as a share of a number. */
const NOISE = 1e-9

/** Whether a package can be measured: it has three sides and a weight above zero. */
export const isParcel = (size: Size | null, weight: number | null): boolean =>
  size !== null && weight !== null && [...size, weight].every((each) => Number.isFinite(each) && each > 0)

/** Longest side first, as in every table of limits. */
export function sortSides(size: Size): [number, number, number] {
  const [a, b, c] = [...size].sort((x, y) => y - x)
  return [a ?? 0, b ?? 0, c ?? 0]
}

/** Sizes are stored in hundredths of a millimetre, so only half a hundredth is tolerated. */
const LENGTH_STEP = 0.005
export const isWithin = (millimetres: number, limit: number): boolean => millimetres <= limit + LENGTH_STEP

/** Both must have the longest side first. `unit`: millimetres per unit of the box. */
export const fits = (size: Size, box: readonly number[], unit: number): boolean =>
  size.every((side, at) => isWithin(side, (box[at] ?? 0) * unit))

/** Unit weight as it is stored, and volumetric weight; grams. */
export interface ParcelWeights {
  unit: number
  /** 0 if volume does not count. */
  volumetric: number
}

/** Typed weights are rounded to thousandths of a gram, when they are converted from other units. */
const WEIGHT_STEP = 0.001
/**
 * Products are on record in whole grams: a pound of 453.59 g is 454 g and within one pound. Other unit weights are exact:
 * 2.01 oz exceed 2 oz, although both are 57 g. Volume is exact.
 */
export const isWeightWithin = ({ unit, volumetric }: ParcelWeights, grams: number): boolean =>
  unit <= (Number.isInteger(unit) ? Math.round(grams) : grams + WEIGHT_STEP) && volumetric <= grams * (1 + NOISE)

/** Number of started steps above `from`, which is in grams. */
export function startedSteps(weights: ParcelWeights, from: number, step: number): number {
  const count = Math.max(0, Math.ceil((Math.max(weights.unit, weights.volumetric) - from) / step))
  return count > 0 && isWeightWithin(weights, from + (count - 1) * step) ? count - 1 : count
}

/** Volumetric weight in grams. The two shorter sides count as at least the minimum side, if the table has one. */
export function volumetricGrams(
  size: Size,
  { divisor, per, leastSide = 0 }: NonNullable<FbaTable['volumetric']>,
): number {
  const [length, width, height] = sortSides(size)
  const side = per === 'in3/lb' ? MM_PER_INCH : 10
  const volume = (length / side) * Math.max(width / side, leastSide) * Math.max(height / side, leastSide)
  return (volume / divisor) * (per === 'in3/lb' ? GRAMS.lb : GRAMS.kg)
}

/** Volume of a package in the unit of a table. */
export const volumeIn = ([length, width, height]: Size, unit: VolumeUnit): number =>
  (length * width * height) / CUBIC_MM[unit]
