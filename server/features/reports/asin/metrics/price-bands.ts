/** Bands have round or fixed bounds, or equal numbers of rows if one band would hold more than half. */
import { MIN_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'

export interface Band {
  /** Inclusive. */
  from: number
  /** Exclusive; null for an open last band. */
  to: number | null
}

const WANTED_BANDS = 5
/** If a price exceeds FAR_FACTOR times this quantile, all prices above the quantile share an open band. */
const USUAL_QUANTILE = 0.95
const FAR_FACTOR = 2

/** Prices in minor units; empty without prices. `whole`: minor units of one currency unit. */
export function priceBands(prices: readonly number[], whole: number): Band[] {
  const first = Math.floor(Math.min(...prices) / whole) * whole
  return chooseBands(roundBands(prices), prices, first, (price) => Math.ceil(price / whole) * whole)
}

export const classBands = (
  values: readonly number[],
  from: readonly number[],
  roundUp: (value: number) => number,
): Band[] => chooseBands(bandsFrom(from), values, from[0] ?? 0, roundUp)

function chooseBands(
  fixed: Band[],
  values: readonly number[],
  first: number,
  roundUp: (value: number) => number,
): Band[] {
  const isCrowded = fixed.some((band) => values.filter((value) => isWithin(band, value)).length * 2 > values.length)
  const bands = isCrowded ? quantileBands(values, first, roundUp) : []
  // If most values are equal, no bounds divide them.
  return bands.length > 1 ? bands : fixed
}

export const isWithin = ({ from, to }: Band, value: number): boolean => value >= from && (to === null || value < to)

const bandsFrom = (bounds: readonly number[]): Band[] =>
  bounds.map((from, at) => ({ from, to: bounds[at + 1] ?? null }))

/** Equal numbers of rows, as far as equal values and round bounds allow. `first` is the lowest bound. */
function quantileBands(values: readonly number[], first: number, roundUp: (value: number) => number): Band[] {
  const sorted = [...values].sort((a, b) => a - b)
  const rows = (from: number, to: number | null) => sorted.filter((value) => isWithin({ from, to }, value)).length
  const wanted = Math.min(WANTED_BANDS, Math.floor(sorted.length / MIN_SAMPLE))
  const bounds = [first]
  for (let at = 1; at < wanted; at++) {
    const cut = roundUp(sorted[Math.floor((at * sorted.length) / wanted)] ?? 0)
    // Rounding and equal values may leave too few rows on one side.
    if (!tooFew(rows(bounds.at(-1) ?? first, cut)) && !tooFew(rows(cut, null))) bounds.push(cut)
  }
  return bandsFrom(bounds)
}

/** One round width: 1, 2, 2.5 or 5 times a power of ten. */
function roundBands(prices: readonly number[]): Band[] {
  const sorted = [...prices].sort((a, b) => a - b)
  const usual = sorted[Math.ceil(sorted.length * USUAL_QUANTILE) - 1] ?? 0
  const hasOutliers = sorted.some((price) => price > usual * FAR_FACTOR)
  const bands = evenBands(hasOutliers ? sorted.filter((price) => price <= usual) : sorted)
  const last = bands.at(-1)
  return hasOutliers && last ? [...bands, { from: last.to, to: null }] : bands
}

function evenBands(prices: readonly number[]): { from: number; to: number }[] {
  if (prices.length === 0) return []
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const width = roundWidth((high - low) / WANTED_BANDS)
  const first = Math.floor(low / width) * width
  const count = Math.floor((high - first) / width) + 1
  return Array.from({ length: count }, (_, i) => ({ from: first + i * width, to: first + (i + 1) * width }))
}

/** The smallest round width of at least `wanted` that is a whole number of minor units. */
function roundWidth(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= wanted && Number.isInteger(factor * power))
  return (step ?? 10) * power
}
