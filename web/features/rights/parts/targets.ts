/** The target offices of the seller, remembered by this browser. */
import { useState } from 'react'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'

const KEPT = 'rights targets'

/** The offices in a text like `EU,DE`, in a fixed order; unknown codes are left out. */
export const officesIn = (text: string): Office[] => {
  const named = text.split(',')
  return OFFICES.filter((office) => named.includes(office))
}

function remembered(): readonly Office[] {
  try {
    const kept = localStorage.getItem(KEPT)
    return kept === null ? targetsOf(DEFAULT_MARKETPLACE) : officesIn(kept)
  } catch {
    // Without storage the default marketplace applies.
    return targetsOf(DEFAULT_MARKETPLACE)
  }
}

/** An empty list means all offices. */
export function useTargets(): [readonly Office[], (targets: readonly Office[]) => void] {
  const [targets, set] = useState(remembered)
  return [
    targets,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(KEPT, chosen.join())
      } catch {
        // Without storage they apply to this page alone.
      }
    },
  ]
}
