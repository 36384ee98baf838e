/** Price bands with round bounds: 100, 150, 200 rather than 100.01, 150.02. */

export interface PriceBand {
  /** Minor units; `from` belongs to the band, `to` is where the next one begins. */
  from: number
  to: number
}

/** Bands wanted; round bounds may make it one or two more or fewer. */
const WANTED = 5

/** Bands of one round width (1, 2, 2.5 or 5 times a power of ten) that cover the prices. Empty for no prices. */
export function priceBands(prices: readonly number[]): PriceBand[] {
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
