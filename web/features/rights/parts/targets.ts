/** Where the seller sells: the offices whose rights count, remembered by this browser. */
import { useState } from 'react'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'

const KEPT = 'rights targets'

/** Those of a text like `EU,DE`, in the order of the offices; what is none is left out. */
export const officesIn = (text: string): Office[] => {
  const named = text.split(',')
  return OFFICES.filter((office) => named.includes(office))
}

function remembered(): readonly Office[] {
  try {
    const kept = localStorage.getItem(KEPT)
    return kept === null ? targetsOf(DEFAULT_MARKETPLACE) : officesIn(kept)
  } catch {
    // A browser that keeps nothing: the usual marketplace holds.
    return targetsOf(DEFAULT_MARKETPLACE)
  }
}

/** None is all of them. */
export function useTargets(): [readonly Office[], (targets: readonly Office[]) => void] {
  const [targets, set] = useState(remembered)
  return [
    targets,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(KEPT, chosen.join())
      } catch {
        // They still hold for this page.
      }
    },
  ]
}
