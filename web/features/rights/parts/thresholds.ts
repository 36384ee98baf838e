/** Similarity thresholds of high and medium risk, chosen by the user and stored in the browser. */
import { useState } from 'react'
import {
  DEFAULT_THRESHOLDS,
  type Risk,
  type RiskFacts,
  riskOf,
  type Thresholds,
  worstOf,
} from '#contracts/model/rights/risk.ts'

const STORAGE_KEY = 'risk thresholds'

interface Alike extends Pick<RiskFacts, 'similarity' | 'status'> {
  cases: number
  enforcer: boolean
  /**
   * `counts` and `offices` are set for designs only: whether the design counts toward the verdict, and its
   * registrations.
   */
  counts?: boolean
  offices?: readonly (Pick<RiskFacts, 'status'> & { counts: boolean })[]
}

/** Returns the risk of a patent, or the highest risk among the registrations of a design that count. */
export function riskOfHit(hit: Alike, thresholds: Thresholds): Risk | null {
  const { similarity, cases, enforcer, offices = [hit] } = hit
  const deciding = offices.filter((one) => !hit.counts || !('counts' in one) || one.counts)
  return worstOf(
    deciding.map(({ status }) => riskOf({ similarity, status, enforced: cases > 0 || enforcer }, thresholds)),
  )
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

function readStored(): Thresholds {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('high' in stored) || !('medium' in stored))
      return DEFAULT_THRESHOLDS
    const { high, medium } = stored
    return isShare(high) && isShare(medium) && medium <= high ? { high, medium } : DEFAULT_THRESHOLDS
  } catch {
    // Storage is blocked or invalid: use the defaults.
    return DEFAULT_THRESHOLDS
  }
}

/** Moves one threshold, and if necessary also the other, so that medium never exceeds high. */
export const moveThreshold = (thresholds: Thresholds, name: keyof Thresholds, to: number): Thresholds =>
  name === 'high'
    ? { high: to, medium: Math.min(thresholds.medium, to) }
    : { high: Math.max(thresholds.high, to), medium: to }

/** Returns the user's thresholds; undefined if they equal the defaults. */
export function ownThresholds(): Thresholds | undefined {
  const own = readStored()
  const { high, medium } = DEFAULT_THRESHOLDS
  return own.high === high && own.medium === medium ? undefined : own
}

export function useThresholds(): [Thresholds, (thresholds: Thresholds) => void] {
  const [thresholds, set] = useState(readStored)
  return [
    thresholds,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen))
      } catch {
        // Storage is blocked: the thresholds apply to this page only.
      }
    },
  ]
}
