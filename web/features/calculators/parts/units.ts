/** Units in which sellers type lengths and weights. The model uses millimeters and grams. */
import { useState } from 'react'
import { GRAMS, MILLIMETRES } from '#contracts/model/fees/measures.ts'
import { roundTo } from '#contracts/model/number.ts'

export const LENGTH_UNITS = ['cm', 'in'] as const
export const WEIGHT_UNITS = ['g', 'kg', 'oz', 'lb'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** The decimals of a field. They keep a typed number unchanged after conversion to millimeters or grams and back. */
export const LENGTH_DECIMALS: Record<LengthUnit, number> = { cm: 3, in: 3 }
export const WEIGHT_DECIMALS: Record<WeightUnit, number> = { g: 1, kg: 4, oz: 3, lb: 4 }

/** Rounds to thousandths of a millimeter, so that 0.75 in become 19.05 mm instead of 19.049999999999997 mm. */
export const toMillimeters = (length: number, unit: LengthUnit): number => roundTo(length * MILLIMETRES[unit], 3)
export const fromMillimeters = (millimeters: number, unit: LengthUnit): number => millimeters / MILLIMETRES[unit]
/** Rounds to hundred-thousandths of a gram, because 1 lb is exactly 453.59237 g. */
export const toGrams = (weight: number, unit: WeightUnit): number => roundTo(weight * GRAMS[unit], 5)
export const fromGrams = (grams: number, unit: WeightUnit): number => grams / GRAMS[unit]

export interface Units {
  length: LengthUnit
  weight: WeightUnit
}

const STORAGE_KEY = 'calculator units'
const DEFAULT: Units = { length: 'cm', weight: 'g' }

function readStored(): Units {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return DEFAULT
    return {
      length: LENGTH_UNITS.find((unit) => 'length' in stored && unit === stored.length) ?? DEFAULT.length,
      weight: WEIGHT_UNITS.find((unit) => 'weight' in stored && unit === stored.weight) ?? DEFAULT.weight,
    }
  } catch {
    // Storage is blocked or invalid: use the defaults.
    return DEFAULT
  }
}

/** The units that this browser remembers, and their setter. */
export function useUnits(): [Units, (change: Partial<Units>) => void] {
  const [units, set] = useState(readStored)
  return [
    units,
    (change) => {
      const chosen = { ...units, ...change }
      set(chosen)
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen))
      } catch {
        // Storage is blocked: the units apply to this page only.
      }
    },
  ]
}
