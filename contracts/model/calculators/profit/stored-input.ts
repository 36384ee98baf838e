/** Inputs that were stored or shared as JSON, perhaps by an earlier version. */
import { matches } from '../../../core/matches.ts'
import { DAY_PATTERN } from '../../../core/time.ts'
import { isMarketplace } from '../../marketplaces.ts'
import { emptyInput, ProfitInput } from './input.ts'

const DAY = new RegExp(DAY_PATTERN)

type Fields = Readonly<Record<string, unknown>>

/**
 * The input in a JSON text. Fields that the text lacks are empty and unknown ones are dropped; null if it has no
 * marketplace and day or does not match the schema.
 */
export function readInput(text: string): ProfitInput | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isFields(stored)) return null
    const { marketplace, on } = stored
    if (typeof marketplace !== 'string' || !isMarketplace(marketplace)) return null
    if (typeof on !== 'string' || !DAY.test(on)) return null
    const input: unknown = completed(emptyInput(marketplace, on), stored)
    return matches(ProfitInput, input) ? input : null
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const completed = (empty: Fields, stored: Fields): Fields =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => {
      const kept = stored[name]
      if (kept === undefined) return [name, value]
      // What a union holds depends on its kind, so it is taken whole.
      if (!isFields(value) || !isFields(kept) || ('by' in value && 'by' in kept && value.by !== kept.by))
        return [name, kept]
      return [name, completed(value, kept)]
    }),
  )
