/** Bands of prices, ratings and the like: of round width where they part the rows, else with as many rows in each. */
import { LEAST, tooFew } from '#contracts/model/report/sample.ts'

export interface Band {
  /** Belongs to the band. */
  from: number
  /** Where the next band begins; null: the last band, open for the few far above the others. */
  to: number | null
}

/** Bands wanted; round bounds may make it one or two more or fewer. */
const WANTED = 5
/** The highest of a hundred share an open band when they are more than twice what the others are. */
const USUAL = 0.95
const FAR = 2

/** Bands of prices in minor units, empty for no prices. `whole`: minor units of one unit of the currency. */
export function priceBands(prices: readonly number[], whole: number): Band[] {
  const first = Math.floor(Math.min(...prices) / whole) * whole
  return partedBands(roundBands(prices), prices, first, (price) => Math.ceil(price / whole) * whole)
}

/** The classes that begin at `from`, or as many rows in each where one class would hold more than half of them. */
export const classBands = (
  values: readonly number[],
  from: readonly number[],
  roundUp: (value: number) => number,
): Band[] => partedBands(bandsFrom(from), values, from[0] ?? 0, roundUp)

function partedBands(
  fixed: Band[],
  values: readonly number[],
  first: number,
  roundUp: (value: number) => number,
): Band[] {
  const crowded = fixed.some((band) => values.filter((value) => isWithin(band, value)).length * 2 > values.length)
  const bands = crowded ? quantileBands(values, first, roundUp) : []
  // Where most values are the same no bounds part them.
  return bands.length > 1 ? bands : fixed
}

export const isWithin = ({ from, to }: Band, value: number): boolean => value >= from && (to === null || value < to)

const bandsFrom = (bounds: readonly number[]): Band[] =>
  bounds.map((from, at) => ({ from, to: bounds[at + 1] ?? null }))

/** As many rows in each band as equal values and round bounds allow; `first` is where the lowest begins. */
function quantileBands(values: readonly number[], first: number, roundUp: (value: number) => number): Band[] {
  const sorted = [...values].sort((a, b) => a - b)
  const rows = (from: number, to: number | null) => sorted.filter((value) => isWithin({ from, to }, value)).length
  const wanted = Math.min(WANTED, Math.floor(sorted.length / LEAST))
  const bounds = [first]
  for (let at = 1; at < wanted; at++) {
    const cut = roundUp(sorted[Math.floor((at * sorted.length) / wanted)] ?? 0)
    // Rounding and equal values may leave too few on one side of it.
    if (!tooFew(rows(bounds.at(-1) ?? first, cut)) && !tooFew(rows(cut, null))) bounds.push(cut)
  }
  return bandsFrom(bounds)
}

/** Bands of one round width (1, 2, 2.5 or 5 times a power of ten); what lies far above the others shares an open band. */
function roundBands(prices: readonly number[]): Band[] {
  const sorted = [...prices].sort((a, b) => a - b)
  const usual = sorted[Math.ceil(sorted.length * USUAL) - 1] ?? 0
  const far = sorted.some((price) => price > usual * FAR)
  const bands = evenBands(far ? sorted.filter((price) => price <= usual) : sorted)
  const last = bands.at(-1)
  return far && last ? [...bands, { from: last.to, to: null }] : bands
}

/** Empty for no prices. */
function evenBands(prices: readonly number[]): { from: number; to: number }[] {
  if (prices.length === 0) return []
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const width = roundWidth((high - low) / WANTED)
  const first = Math.floor(low / width) * width
  const count = Math.floor((high - first) / width) + 1
  return Array.from({ length: count }, (_, i) => ({ from: first + i * width, to: first + (i + 1) * width }))
}

/** The smallest round width that is not below the wanted one, and a whole number of minor units. */
function roundWidth(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= wanted && Number.isInteger(factor * power))
  return (step ?? 10) * power
}
