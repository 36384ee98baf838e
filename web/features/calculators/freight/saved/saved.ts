/** Saved freight calculations. */
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import type { SavedRow } from '../../saved/calls.ts'

/** `input` is null if this version cannot read it; `freight` is null if the input has problems. */
export interface SavedFreight {
  row: SavedRow
  input: FreightInput | null
  freight: Freight | null
}

export function computeSaved(row: SavedRow, today: string): SavedFreight {
  const input = readFreight(row.input, today)
  const result = input && freightOf(input, today)
  return { row, input, freight: result?.ok ? result.freight : null }
}
