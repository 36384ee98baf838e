/**
 * How risky a likeness is. The thresholds are the seller's: by default 0.8 and 0.5 (DOMAIN B10: similarity above 0.8 high,
 * above 0.5 medium). A right that is not in force is no risk but a hint; one whose owner is known to enforce is a high risk
 * from the medium threshold on.
 */
import type { LegalStatus } from './legal-status.ts'

export const RISKS = ['high', 'medium', 'low', 'none'] as const
export type Risk = (typeof RISKS)[number]

export interface Thresholds {
  /** From here on high; 0–1. */
  high: number
  /** From here on medium; below low. */
  medium: number
}
export const DEFAULT_THRESHOLDS: Thresholds = { high: 0.8, medium: 0.5 }

export interface Likeness {
  /** 0–1, calibrated: see server/features/rights/picture-comparison. Null where nothing was compared. */
  similarity: number | null
  status: LegalStatus
  /** The right or its owner stands in a case of enforcement. */
  enforced: boolean
}

/** A similarity as it is kept: more digits mean nothing. What is not the same stays below 1. */
export const toThousandths = (similarity: number): number =>
  similarity < 1 ? Math.min(0.999, Math.round(similarity * 1000) / 1000) : 1

/** A similarity in whole percent, as it is shown. Only what is the same is a hundred: 99.6 is not rounded up to it. */
export const percentOf = (similarity: number): number =>
  similarity < 1 ? Math.min(99, Math.round(similarity * 100)) : 100

/** By the percent that is shown: what says 50 % is at a threshold of 50 %. Null where nothing was compared. */
export function riskOf(
  { similarity, status, enforced }: Likeness,
  thresholds: Thresholds = DEFAULT_THRESHOLDS,
): Risk | null {
  if (similarity === null) return null
  if (status === 'expired' || status === 'lapsed' || status === 'invalidated') return 'none'
  const shown = percentOf(similarity) / 100
  if (shown >= thresholds.high || (enforced && shown >= thresholds.medium)) return 'high'
  return shown >= thresholds.medium ? 'medium' : 'low'
}

/** The worst of several; null of none. */
export const worstOf = (risks: readonly (Risk | null)[]): Risk | null =>
  RISKS.find((risk) => risks.includes(risk)) ?? null
