/** The text of a listing that is checked. */

export interface Listing {
  title: string
  bullets: string
  description: string
  /** The seller's own brand, which is no finding. */
  brand: string
  /** Nice classes; all when empty. */
  classes: readonly number[]
}

export const EMPTY_LISTING: Listing = { title: '', bullets: '', description: '', brand: '', classes: [] }

/** Characters (UTF-16 units) that are checked at once: contracts/api/rights/trademarks.ts. */
export const TEXT_LENGTH = 10_000
export const BRAND_LENGTH = 100

/** What is checked: the parts that are filled in, one below the other. */
export const textOf = ({ title, bullets, description }: Listing): string =>
  [title, bullets, description]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')

interface Answer {
  findings: readonly unknown[]
  elsewhere: readonly unknown[]
  missing: readonly unknown[]
}

/**
 * What a check without findings at the target offices means: nothing at all if none of them has marks on record, nothing
 * there if marks of other offices were found, else nothing anywhere. Undefined with findings.
 */
export function emptyResult({ findings, elsewhere, missing }: Answer, targets: readonly unknown[]) {
  if (findings.length > 0) return undefined
  if (targets.length > 0 && missing.length === targets.length) return 'unchecked'
  return elsewhere.length > 0 ? 'noneHere' : 'none'
}
