/** Inputs that were stored or shared as JSON, perhaps by an earlier version. */
import { matches } from '../../../core/matches.ts'
import { FreightInput } from './input.ts'
import { startFreight } from './start.ts'

/**
 * The input in a JSON text. Fields that the text lacks are those of a first input; null if it has no marketplace, or if its
 * fields have other types.
 * @param today the day of the seller, YYYY-MM-DD
 */
export function readFreight(text: string, today: string): FreightInput | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('marketplace' in stored)) return null
    const { marketplace } = stored
    if (!matches(FreightInput.properties.marketplace, marketplace)) return null
    const input: unknown = { ...startFreight(marketplace, today), ...stored }
    if (!matches(FreightInput, input)) return null
    return input
  } catch {
    return null
  }
}
