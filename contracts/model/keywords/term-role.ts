/** What a term is to a product: DOMAIN B5. The thresholds are ours. */

export const KEYWORD_TYPES = ['primary', 'precise', 'preciseLongTail'] as const
export type KeywordType = (typeof KEYWORD_TYPES)[number]

/** A term with this share of a product's traffic is a primary one. */
const PRIMARY_SHARE = 0.05
/** A term of this many words is a long-tail one. */
const LONG_TAIL_WORDS = 4

interface Term {
  trafficShare: number
  /** Whether the term and the product belong to the same niche. */
  isOwnNiche: boolean
  words: number
}

/** Null for a term of another niche with little traffic. */
export function keywordTypeOf({ trafficShare, isOwnNiche, words }: Term): KeywordType | null {
  if (trafficShare >= PRIMARY_SHARE) return 'primary'
  if (!isOwnNiche) return null
  return words >= LONG_TAIL_WORDS ? 'preciseLongTail' : 'precise'
}

export const CONVERSIONS = ['excellent', 'stable', 'lost', 'invalid'] as const
export type Conversion = (typeof CONVERSIONS)[number]

/** Share of the purchases ÷ share of the clicks: from this value on excellent, below the second one lost. */
const EXCELLENT = 1.1
const STABLE = 0.8

interface Shares {
  clickShare: number
  conversionShare: number
}

/**
 * @param shares null if the product is not among the three most clicked of the term: only theirs are known
 * @param purchases monthly purchases after a search for the term
 */
export function conversionOf(shares: Shares | null, purchases: number | null): Conversion | null {
  if (purchases === 0) return 'invalid'
  if (shares === null || shares.clickShare <= 0) return null
  if (shares.conversionShare <= 0) return 'invalid'
  const ratio = shares.conversionShare / shares.clickShare
  if (ratio >= EXCELLENT) return 'excellent'
  return ratio >= STABLE ? 'stable' : 'lost'
}
