/** The smallest sample for a median, a mean or a share. Below it, the report shows "too few". */

/** The median of four products changes with any of them. */
export const MIN_SAMPLE = 5
/** With fewer, a single product changes a market share by more than a tenth. */
export const MIN_MARKET_SAMPLE = 10

/** Too few products, or one product has more than half of the total. */
export type TooFew = 'small' | 'oneHolds'

/** `sample`: each product's amount (such as units), or only the number of products. Returns null if the sample is large enough. */
export function tooFew(sample: readonly number[] | number, least = MIN_SAMPLE): TooFew | null {
  const weights = typeof sample === 'number' ? [] : sample
  if ((typeof sample === 'number' ? sample : sample.length) < least) return 'small'
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.some((weight) => weight * 2 > all) ? 'oneHolds' : null
}
