import { matches } from '../../../core/matches.ts'
import { readStored } from '../read-stored.ts'
import { FreightInput } from './input.ts'
import { startFreight } from './start.ts'

/**
 * The input in a JSON text, completed by a first one; null if it has no marketplace or does not match the schema.
 * @param today the day of the seller, YYYY-MM-DD
 */
export const readFreight = (text: string, today: string): FreightInput | null =>
  readStored(FreightInput, text, ({ marketplace }) =>
    matches(FreightInput.properties.marketplace, marketplace) ? startFreight(marketplace, today) : null,
  )
