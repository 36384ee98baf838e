/**
 * The verdict of an infringement query, from its parts. What single rights are is told by `riskOf` (0.8 high, 0.5 medium, an
 * owner who enforces high from medium on); a part is as risky as the riskiest of its rights, and the whole as its riskiest
 * part. What was searched without finding anything is low, never nothing: no search proves that there is no right. What
 * could not be searched is null, and then the whole is null too unless another part is risky: unknown is not low.
 */
import type { Office } from '#contracts/model/rights/patent.ts'
import { type Risk, worstOf } from '#contracts/model/rights/risk.ts'

/** From medium on a right is told to be alike, and its cases are of interest. */
export const isAlike = (risk: Risk | null): boolean => risk === 'high' || risk === 'medium'

/**
 * The risk of a part; null when there was nothing to search, or nothing to search in. A target office without data leaves it
 * open too, unless something similar was found at the others.
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

/** The riskiest part where one is risky; low when all were searched; null when one could not be. */
export function wholeRisk(parts: readonly (Risk | null)[]): Risk | null {
  const worst = worstOf(parts)
  return isAlike(worst) || !parts.includes(null) ? worst : null
}
