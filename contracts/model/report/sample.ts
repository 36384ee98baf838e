/** The smallest sample for a median, a mean or a share. With fewer products the report shows "too few". */

/** A median of four products moves with any of them. */
export const LEAST = 5
/** Below this, each product moves a share of the market by more than a tenth. */
export const LEAST_OF_MARKET = 10

/** Why a figure has no value: too few products, or one product has more than half of the total. */
export type TooFew = 'small' | 'oneHolds'

/**
 * `sample`: what each product adds to the sum that the statement is about, as its units; or only how many products there
 * are, where all of them count alike. null: the sample is large enough.
 */
export function tooFew(sample: readonly number[] | number, least = LEAST): TooFew | null {
  const weights = typeof sample === 'number' ? [] : sample
  if ((typeof sample === 'number' ? sample : sample.length) < least) return 'small'
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.some((weight) => weight * 2 > all) ? 'oneHolds' : null
}
