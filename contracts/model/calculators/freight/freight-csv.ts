/** Freight results as CSV for spreadsheets. */
import { CSV_MARK, csvLine } from '../../../core/csv.ts'
import type { Reader } from '../writing.ts'
import { COMPONENT_HEADS, MODE_HEADS, MODE_NAMES } from './freight.texts.ts'
import { componentRows, modeRow } from './freight-rows.ts'
import type { Freight, ModeResult } from './result.ts'

/** A CSV of all modes, with a byte order mark. */
export function modesCsv({ modes }: Pick<Freight, 'modes'>, writing: Reader): string {
  const rows = modes.map((result) => modeRow(result, writing))
  return CSV_MARK + [[...MODE_HEADS[writing.language]], ...rows].map(csvLine).join('')
}

/** A CSV of the components of one mode with their formulas, then import VAT; with a byte order mark. */
export function componentsCsv(result: ModeResult, writing: Reader): string {
  const { language } = writing
  const rows = [
    [MODE_NAMES[language][result.mode]],
    [],
    [...COMPONENT_HEADS[language]],
    ...componentRows(result, writing),
  ]
  return CSV_MARK + rows.map(csvLine).join('')
}
