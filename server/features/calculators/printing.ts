import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from '#server/platform/refusal.ts'
import { idOf, tokenOf } from './calculators.files.ts'
import { type CalculationRow, calculationOf, type ShareRow, shareOf } from './calculators.store.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { requireInput } from './check-input.ts'
import { ownRates } from './own-rates.ts'
import type { CalculationPaper } from './pdf/paper.ts'

type Printed = Pick<CalculationRow, 'kind' | 'name' | 'input'>

type ReadInput = { kind: 'profit'; input: ProfitInput } | { kind: 'freight'; input: FreightInput }

/** Null if this version cannot read the input. `on`: the day for fields that the text lacks. */
function readPrinted({ kind, input }: Printed, on: string): ReadInput | null {
  if (kind === 'profit') {
    const read = readInput(input)
    return read && { kind, input: read }
  }
  const read = readFreight(input, on)
  return read && { kind, input: read }
}

const homeDay = (instant: string) => dayOf(instant, HOME_ZONE)

export const isPrintable = (row: CalculationRow | ShareRow | undefined): boolean =>
  row !== undefined && readPrinted(row, homeDay(row.created_at)) !== null

interface Reading {
  /** The account that reads a calculation; its exchange rates apply to a profit. */
  reader: number
  language: Language
  /** The mode whose costs a freight paper itemises; undefined: the cheapest. */
  mode: Mode | undefined
}

/**
 * Reads what to print: a calculation of the reader, or a shared copy. Exchange rates are the reader's. Throws
 * `fileNotFound`.
 */
export async function paperOf(world: CalculatorsWorld, file: string, reading: Reading): Promise<CalculationPaper> {
  const [id, token] = [idOf(file), tokenOf(file)]
  const saved = id === null ? undefined : await calculationOf(world.db, reading.reader, id)
  const copy = token === null ? undefined : await shareOf(world.db, token)
  const row = saved ?? copy
  const paper = row && (await paperFor(world, row, { sharedAt: copy?.created_at ?? null }, reading))
  if (!paper) throw refuse('fileNotFound')
  return paper
}

/**
 * Prepares an unsaved input for printing.
 * @param on the reader's current day, so that the paper shows the result of the page; undefined: the home day
 * @throws `wrongCalculation`
 */
export async function draftPaper(
  world: CalculatorsWorld,
  draft: Printed,
  on: string | undefined,
  reading: Reading,
): Promise<CalculationPaper> {
  requireInput(draft.kind, draft.input)
  const paper = await paperFor(world, draft, { sharedAt: null, on }, reading)
  if (!paper) throw refuse('wrongCalculation', { field: () => 'input' })
  return paper
}

/** Null if this version cannot read the input. */
async function paperFor(
  world: CalculatorsWorld,
  printed: Printed,
  { sharedAt, on: readersDay }: { sharedAt: string | null; on?: string | undefined },
  { reader, language, mode }: Reading,
): Promise<CalculationPaper | null> {
  const madeAt = world.clock.iso()
  // A copy shows the result of the day on which it was shared, so quotes that expired later are not marked.
  const on = readersDay ?? homeDay(sharedAt ?? madeAt)
  const read = readPrinted(printed, on)
  if (!read) return null
  const about = { language, name: printed.name, madeAt, sharedAt }
  if (read.kind === 'freight') return { ...about, kind: read.kind, input: read.input, on, mode: mode ?? null }
  const exchange = (await ownRates(world, reader)) ?? REFERENCE_RATES
  return { ...about, kind: read.kind, input: read.input, exchange }
}
