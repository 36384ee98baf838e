import type { Range } from '#contracts/model/range.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { estimateUnits } from '#server/features/catalogue/public.ts'
import { type Context, exactly } from '../context.ts'

interface MonthlyUnits {
  range: Range | null
  note: TextKey
}

export function monthlyUnits({ facts, months }: Context): MonthlyUnits {
  const { product, rankEvidence } = facts
  const last = months.at(-1)
  if (product.source === 'sample') {
    const units = last?.units ?? product.units
    return { range: units === null ? null : exactly(units), note: 'note.units.sample' }
  }
  if (product.boughtPastMonth === null && last) return { range: exactly(last.units), note: 'note.units.history' }
  const { range, by } = estimateUnits(product, rankEvidence)
  return { range, note: `note.units.${by}` }
}
