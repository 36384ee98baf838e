import { DAY_PATTERN } from '../../../core/time.ts'
import { isMarketplace } from '../../marketplaces.ts'
import { readStored } from '../read-stored.ts'
import { emptyInput, ProfitInput, TARIFF_KINDS } from './input.ts'

const DAY = new RegExp(DAY_PATTERN)

/**
 * Reads an input from JSON and fills missing fields from an empty one; null if it has no marketplace and day or does
 * not match the schema.
 */
export function readInput(text: string): ProfitInput | null {
  const input = readStored(ProfitInput, text, ({ marketplace, on }) =>
    typeof marketplace === 'string' && isMarketplace(marketplace) && typeof on === 'string' && DAY.test(on)
      ? emptyInput(marketplace, on)
      : null,
  )
  return input && { ...input, tariffs: withAllLayers(input) }
}

/** Adds the duty layers that an earlier version did not have. */
function withAllLayers({ marketplace, on, tariffs }: ProfitInput): ProfitInput['tariffs'] {
  const layers = emptyInput(marketplace, on).tariffs
  const added = layers.filter(({ kind }) => !tariffs.some((layer) => layer.kind === kind))
  const place = ({ kind }: (typeof layers)[number]) => TARIFF_KINDS.indexOf(kind)
  return added.length === 0 ? tariffs : [...tariffs, ...added].toSorted((a, b) => place(a) - place(b))
}
