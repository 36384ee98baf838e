/**
 * The verdict of an infringement query. `riskOf` gives the risk of a single right (0.8 high, 0.5 medium, for an enforcing owner
 * high from 0.5 on). A part has the risk of its riskiest right, and the whole that of its riskiest part. A search without
 * findings gives a low risk, because no search can prove that there is no right. Null means unknown: the part could
 * not be searched. The whole is then unknown too, unless another part is risky.
 */
import type { Office } from '#contracts/model/rights/patent.ts'
import { type Risk, worstOf } from '#contracts/model/rights/risk.ts'

/** A right counts as similar from a medium risk on. */
export const isAlike = (risk: Risk | null): boolean => risk === 'high' || risk === 'medium'

/**
 * Null if nothing could be searched. Also null if a target office has no data, unless something similar was found at another.
 * @param missing the target offices without data
 */
export function partRisk(
  searched: boolean,
  risks: readonly (Risk | null)[],
  missing: readonly Office[] = [],
): Risk | null {
  const worst = worstOf(risks)
  if (!searched) return null
  if (isAlike(worst)) return worst
  return missing.length > 0 ? null : 'low'
}

/** The risk of the riskiest part; low if all parts are low; null if none is risky and one is unknown. */
export function wholeRisk(parts: readonly (Risk | null)[]): Risk | null {
  const worst = worstOf(parts)
  return isAlike(worst) || !parts.includes(null) ? worst : null
}
