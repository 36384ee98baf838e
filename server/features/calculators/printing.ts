import type { CalculationKind } from '#contracts/api/calculators.ts'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from '#server/platform/refusal.ts'
import { idOf, tokenOf } from './calculators.files.ts'
import { type CalculationRow, calculationOf, type ShareRow, shareOf } from './calculators.store.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { requireInput } from './check-input.ts'
import { ownRates } from './own-rates.ts'
import type { CalculationPaper } from './pdf/paper.ts'

type Printed = Pick<CalculationRow | ShareRow, 'kind' | 'name' | 'input'>

/** Reads a stored input; null if this version cannot compute it. Kinds without a reader are not printed. */
const READERS: Partial<Record<CalculationKind, typeof readInput>> = { profit: readInput }

const inputOf = ({ kind, input }: Printed) => READERS[kind]?.(input) ?? null

export const isPrintable = (row: Printed | undefined): boolean => row !== undefined && inputOf(row) !== null

interface Reading {
  /** Account whose exchange rates apply. */
  reader: number
  language: Language
}

/**
 * What is printed for a reader: the reader's calculation, or a copy that somebody shared, with the reader's own
 * exchange rates. Throws `fileNotFound`.
 */
export async function paperOf(world: CalculatorsWorld, file: string, reading: Reading): Promise<CalculationPaper> {
  const [id, token] = [idOf(file), tokenOf(file)]
  const saved = id === null ? undefined : await calculationOf(world.db, reading.reader, id)
  const copy = token === null ? undefined : await shareOf(world.db, token)
  const row = saved ?? copy
  const paper = row && (await paperFor(world, row, reading))
  if (!paper) throw refuse('fileNotFound')
  return { ...paper, sharedAt: copy?.created_at ?? null }
}

/** What is printed of an input that is not saved. Throws `wrongCalculation`. */
export async function draftPaper(world: CalculatorsWorld, draft: Printed, reading: Reading): Promise<CalculationPaper> {
  requireInput(draft.kind, draft.input)
  const paper = await paperFor(world, draft, reading)
  if (!paper) throw refuse('wrongCalculation', { field: () => 'kind' })
  return paper
}

/** Null if this version cannot compute it. */
async function paperFor(
  world: CalculatorsWorld,
  printed: Printed,
  { reader, language }: Reading,
): Promise<CalculationPaper | null> {
  const input = inputOf(printed)
  return (
    input && {
      kind: 'profit',
      language,
      name: printed.name,
      madeAt: world.clock.iso(),
      sharedAt: null,
      input,
      exchange: (await ownRates(world, reader)) ?? REFERENCE_RATES,
    }
  )
}
