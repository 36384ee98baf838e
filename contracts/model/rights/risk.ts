/**
 * Default thresholds: similarity of 0.8 high, 0.5 medium (DOMAIN B10); sellers may change them. A right that is not in force
 * is only a hint, not a risk. If its owner is known to enforce, medium becomes high.
 */
import type { LegalStatus } from './legal-status.ts'

export const RISKS = ['high', 'medium', 'low', 'none'] as const
export type Risk = (typeof RISKS)[number]

export interface Thresholds {
  /** Minimum similarity of a high risk, 0–1. */
  high: number
  /** Minimum similarity of a medium risk; below it, low. */
  medium: number
}
export const DEFAULT_THRESHOLDS: Thresholds = { high: 0.8, medium: 0.5 }

export interface RiskFacts {
  /** 0–1, calibrated in server/features/rights/picture-comparison. Null if not compared. */
  similarity: number | null
  status: LegalStatus
  /** The right or its owner appears in an enforcement case. */
  enforced: boolean
}

/** The stored precision. Only an identical picture is 1, so rounding stops at 0.999. */
export const toThousandths = (similarity: number): number =>
  similarity < 1 ? Math.min(0.999, Math.round(similarity * 1000) / 1000) : 1

/** The displayed whole percent. Only an identical picture is 100, so rounding stops at 99. */
export const percentOf = (similarity: number): number =>
  similarity < 1 ? Math.min(99, Math.round(similarity * 100)) : 100

/** Judged by the displayed percent, so that 50% meets a threshold of 50%. Null if not compared. */
export function riskOf(
  { similarity, status, enforced }: RiskFacts,
  thresholds: Thresholds = DEFAULT_THRESHOLDS,
): Risk | null {
  if (similarity === null) return null
  if (status === 'expired' || status === 'lapsed' || status === 'invalidated') return 'none'
  const shown = percentOf(similarity) / 100
  if (shown >= thresholds.high || (enforced && shown >= thresholds.medium)) return 'high'
  return shown >= thresholds.medium ? 'medium' : 'low'
}

/** The worst known risk; null if there is none. */
export const worstOf = (risks: readonly (Risk | null)[]): Risk | null =>
  RISKS.find((risk) => risks.includes(risk)) ?? null
