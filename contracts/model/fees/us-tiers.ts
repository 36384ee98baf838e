/** Size tiers of Amazon US and the billed weight of each (DOMAIN B2). Inches and pounds, as in the table. */
import { fits, GRAMS_PER_POUND, gramLimit, MM_PER_INCH, sorted, within } from './fee.ts'

export type UsTier =
  | 'smallStandard'
  | 'largeStandard'
  | 'smallBulky'
  | 'largeBulky'
  | 'xl50'
  | 'xl70'
  | 'xl150'
  | 'xlOver'

interface Limits {
  tier: UsTier
  pounds: number
  box: [number, number, number] | null
  /** Longest side plus girth: 2 × (median + shortest). */
  lengthPlusGirth: number | null
}

const LIMITS: Limits[] = [
  { tier: 'smallStandard', pounds: 1, box: [15, 12, 0.75], lengthPlusGirth: null },
  { tier: 'largeStandard', pounds: 20, box: [18, 14, 8], lengthPlusGirth: null },
  { tier: 'smallBulky', pounds: 50, box: [37, 28, 20], lengthPlusGirth: 130 },
  { tier: 'largeBulky', pounds: 50, box: [59, 33, 33], lengthPlusGirth: 130 },
  { tier: 'xl50', pounds: 50, box: null, lengthPlusGirth: null },
  { tier: 'xl70', pounds: 70, box: null, lengthPlusGirth: null },
  { tier: 'xl150', pounds: 150, box: null, lengthPlusGirth: null },
]
/** Cubic inches per pound of volumetric weight, and the least width and height in its formula. */
const DIVISOR = 139
const LEAST_SIDE = 2

/** Size in millimeters, weight in grams. */
export function usTier(size: readonly [number, number, number], grams: number): UsTier {
  const [length, width, height] = sorted(size)
  const around = length + 2 * (width + height)
  const found = LIMITS.find(
    ({ pounds, box, lengthPlusGirth }) =>
      grams <= gramLimit(pounds * GRAMS_PER_POUND) &&
      (!box || fits([length, width, height], toMillimetres(box))) &&
      (lengthPlusGirth === null || within(around, lengthPlusGirth * MM_PER_INCH)),
  )
  return found?.tier ?? 'xlOver'
}

/** In grams: length × width × height ÷ 139, with width and height of at least 2 in. */
function usVolumetricGrams(size: readonly [number, number, number]): number {
  const [length, width, height] = sorted(size).map((side) => side / MM_PER_INCH) as [number, number, number] // map keeps the length
  return ((length * Math.max(width, LEAST_SIDE) * Math.max(height, LEAST_SIDE)) / DIVISOR) * GRAMS_PER_POUND
}

/** Small standard and over 150 lb are billed by unit weight, all others by the greater of unit and volumetric weight. */
export function usBilledGrams(tier: UsTier, size: readonly [number, number, number], grams: number): number {
  return tier === 'smallStandard' || tier === 'xlOver' ? grams : Math.max(grams, usVolumetricGrams(size))
}

const toMillimetres = ([length, width, height]: [number, number, number]): [number, number, number] => [
  length * MM_PER_INCH,
  width * MM_PER_INCH,
  height * MM_PER_INCH,
]
