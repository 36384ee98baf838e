/** The seller's target offices, stored in the browser. */
import { useState } from 'react'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'

const STORAGE_KEY = 'rights targets'

/** Parses office codes like `DE,EU` and returns them in a fixed order; unknown codes are dropped. */
export const parseOffices = (text: string): Office[] => {
  const named = text.split(',')
  return OFFICES.filter((office) => named.includes(office))
}

function readStored(): readonly Office[] {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === null ? targetsOf(DEFAULT_MARKETPLACE) : parseOffices(stored)
  } catch {
    // Storage is blocked: use the default marketplace.
    return targetsOf(DEFAULT_MARKETPLACE)
  }
}

/** An empty list means all offices. */
export function useTargets(): [readonly Office[], (targets: readonly Office[]) => void] {
  const [targets, set] = useState(readStored)
  return [
    targets,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(STORAGE_KEY, chosen.join())
      } catch {
        // Storage is blocked: the offices apply to this page only.
      }
    },
  ]
}
