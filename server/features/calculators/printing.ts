import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from '#server/platform/refusal.ts'
import { idOf, tokenOf } from './calculators.files.ts'
import { type CalculationRow, calculationOf, type ShareRow, shareOf } from './calculators.store.ts'
import type { CalculationKind } from './calculators.tables.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { ownRates } from './own-rates.ts'
import type { CalculationPaper } from './pdf/paper.ts'

type Printed = Pick<CalculationRow | ShareRow, 'kind' | 'name' | 'input'>

/** Reads a stored input; null if this version cannot compute it. Kinds without a reader are not printed. */
const READERS: Partial<Record<CalculationKind, typeof readInput>> = { profit: readInput }

const inputOf = ({ kind, input }: Printed) => READERS[kind]?.(input) ?? null

export const isPrintable = (row: Printed | undefined): boolean => row !== undefined && inputOf(row) !== null

/**
 * What is printed for a reader: the reader's calculation, or a copy that somebody shared, with the reader's own
 * exchange rates. Throws `fileNotFound`.
 */
export async function paperOf(
  world: CalculatorsWorld,
  file: string,
  { reader, language }: { reader: number; language: Language },
): Promise<CalculationPaper> {
  const [id, token] = [idOf(file), tokenOf(file)]
  const saved = id === null ? undefined : await calculationOf(world.db, reader, id)
  const copy = token === null ? undefined : await shareOf(world.db, token)
  const row = saved ?? copy
  const input = row && inputOf(row)
  if (!row || !input) throw refuse('fileNotFound')
  return {
    kind: 'profit',
    language,
    name: row.name,
    madeAt: world.clock.iso(),
    sharedAt: copy?.created_at ?? null,
    input,
    exchange: (await ownRates(world, reader)) ?? REFERENCE_RATES,
  }
}
