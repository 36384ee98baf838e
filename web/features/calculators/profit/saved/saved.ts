/** Saved profit calculations. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { type UnitProfit, unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { SavedRow } from '../../saved/calls.ts'

/** A saved calculation with its result; `input` is null if this version cannot read it. */
export interface SavedCalculation {
  row: SavedRow
  input: ProfitInput | null
  result: UnitProfit | null
}

export function computeSaved(row: SavedRow): SavedCalculation {
  const input = readInput(row.input)
  return { row, input, result: input && unitProfit(input) }
}
