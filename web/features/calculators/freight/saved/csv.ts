import type { Writing } from '#contracts/model/calculators/freight/figures.ts'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import { modesCsv } from '#contracts/model/calculators/freight/freight-csv.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'

/** The table of modes as CSV, or the number of problems of the input. */
export function csvOf(input: FreightInput, today: string, writing: Writing): string | number {
  const result = freightOf(input, today)
  return result.ok ? modesCsv(result.freight, writing) : result.problems.length
}
