import { matches } from '../../../core/matches.ts'
import { readStored } from '../read-stored.ts'
import { FreightInput } from './input.ts'
import { startFreight } from './start.ts'

/**
 * Reads an input from JSON and fills missing fields from the first input; null if it has no marketplace or does not
 * match the schema.
 * @param today the seller's current day, YYYY-MM-DD
 */
export const readFreight = (text: string, today: string): FreightInput | null =>
  readStored(FreightInput, text, ({ marketplace }) =>
    matches(FreightInput.properties.marketplace, marketplace) ? startFreight(marketplace, today) : null,
  )
