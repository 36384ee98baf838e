export interface Listing {
  title: string
  bullets: string
  description: string
  /** The seller's own brand, which is never a finding. */
  brand: string
  /** Nice classes; an empty list means all classes. */
  classes: readonly number[]
}

export const EMPTY_LISTING: Listing = { title: '', bullets: '', description: '', brand: '', classes: [] }

/** Maximum length of a text in UTF-16 units, as in contracts/api/rights/trademarks.ts. */
export const TEXT_LENGTH = 10_000
export const BRAND_LENGTH = 100

/** Joins the filled-in parts, each on its own line. */
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
 * Returns why there are no findings at the target offices. `unchecked`: no trademarks of these offices are on record;
 * `noneHere`: only other offices have findings; `none`: no office has findings. Undefined if there are findings at the
 * target offices.
 */
export function emptyResult({ findings, elsewhere, missing }: Answer, targets: readonly unknown[]) {
  if (findings.length > 0) return undefined
  if (targets.length > 0 && missing.length === targets.length) return 'unchecked'
  return elsewhere.length > 0 ? 'noneHere' : 'none'
}
