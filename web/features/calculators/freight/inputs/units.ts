/** The units in which a seller types cartons; the model uses millimetres and grams. */
import { useState } from 'react'
import { GRAMS_PER_POUND, MM_PER_INCH } from '#contracts/model/fees/measures.ts'

export const SYSTEMS = ['metric', 'imperial'] as const
export type System = (typeof SYSTEMS)[number]

export const UNITS: Record<System, { length: string; weight: string; mm: number; grams: number; decimals: number }> = {
  metric: { length: 'cm', weight: 'kg', mm: 10, grams: 1000, decimals: 3 },
  imperial: { length: 'in', weight: 'lb', mm: MM_PER_INCH, grams: GRAMS_PER_POUND, decimals: 3 },
}

const STORAGE_KEY = 'freight units'

function readStored(): System {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return SYSTEMS.find((system) => system === stored) ?? 'metric'
  } catch {
    // Storage is blocked: use the default.
    return 'metric'
  }
}

/** The unit system that this browser remembers, and its setter. */
export function useSystem(): [System, (system: System) => void] {
  const [system, set] = useState(readStored)
  return [
    system,
    (chosen) => {
      set(chosen)
      try {
        localStorage.setItem(STORAGE_KEY, chosen)
      } catch {
        // Storage is blocked: the units apply to this page only.
      }
    },
  ]
}
