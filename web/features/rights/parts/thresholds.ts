/** From which similarity on a risk is high and medium: the reader's own measure, remembered by this browser. */
import { useState } from 'react'
import {
  DEFAULT_THRESHOLDS,
  type Likeness,
  type Risk,
  riskOf,
  type Thresholds,
  worstOf,
} from '#contracts/model/rights/risk.ts'

const KEPT = 'risk thresholds'

interface Alike extends Pick<Likeness, 'similarity' | 'status'> {
  cases: number
  enforcer: boolean
  /** For a design: whether it counts, and its registrations. A patent alone has neither. */
  counts?: boolean
  offices?: readonly (Pick<Likeness, 'status'> & { counts: boolean })[]
}

/** The risk of a patent, or of a design by its registrations that count. */
export function riskOfHit(hit: Alike, thresholds: Thresholds): Risk | null {
  const { similarity, cases, enforcer, offices = [hit] } = hit
  const deciding = offices.filter((one) => !hit.counts || !('counts' in one) || one.counts)
  return worstOf(
    deciding.map(({ status }) => riskOf({ similarity, status, enforced: cases > 0 || enforcer }, thresholds)),
  )
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

function remembered(): Thresholds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('high' in kept) || !('medium' in kept)) return DEFAULT_THRESHOLDS
    const { high, medium } = kept
    return isShare(high) && isShare(medium) && medium <= high ? { high, medium } : DEFAULT_THRESHOLDS
  } catch {
    // A browser that keeps nothing, or something else: the usual ones hold.
    return DEFAULT_THRESHOLDS
  }
}

/** With one of them moved; the other gives way, so that medium never begins above high. */
export const withMoved = (thresholds: Thresholds, name: keyof Thresholds, to: number): Thresholds =>
  name === 'high'
    ? { high: to, medium: Math.min(thresholds.medium, to) }
    : { high: Math.max(thresholds.high, to), medium: to }

/** The reader's own, where they have moved any. */
export function ownThresholds(): Thresholds | undefined {
  const own = remembered()
  const { high, medium } = DEFAULT_THRESHOLDS
  return own.high === high && own.medium === medium ? undefined : own
}

export function useThresholds(): [Thresholds, (thresholds: Thresholds) => void] {
  const [thresholds, set] = useState(remembered)
  return [
    thresholds,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(KEPT, JSON.stringify(chosen))
      } catch {
        // They still hold for this page.
      }
    },
  ]
}
