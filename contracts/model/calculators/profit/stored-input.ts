/** Inputs that were stored or shared as JSON, perhaps by an earlier version. */
import { matches } from '../../../core/matches.ts'
import { DAY_PATTERN } from '../../../core/time.ts'
import { isMarketplace } from '../../marketplaces.ts'
import { emptyInput, ProfitInput, TARIFF_KINDS } from './input.ts'

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
    const { ownTables } = stored
    const fields = completed(emptyInput(marketplace, on), stored)
    const input: unknown = ownTables === undefined ? fields : { ...fields, ownTables }
    return matches(ProfitInput, input) ? { ...input, tariffs: withAllLayers(input) } : null
  } catch {
    return null
  }
}

/** With the layers that an earlier version did not have. */
function withAllLayers({ marketplace, on, tariffs }: ProfitInput): ProfitInput['tariffs'] {
  const layers = emptyInput(marketplace, on).tariffs
  const added = layers.filter(({ kind }) => !tariffs.some((layer) => layer.kind === kind))
  const place = ({ kind }: (typeof layers)[number]) => TARIFF_KINDS.indexOf(kind)
  return added.length === 0 ? tariffs : [...tariffs, ...added].toSorted((a, b) => place(a) - place(b))
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
