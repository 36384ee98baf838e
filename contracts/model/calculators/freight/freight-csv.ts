/** Freight results as CSV for spreadsheets: amounts in US dollars without signs. */
import { type Cell, CSV_MARK, csvLine } from '../../../core/csv.ts'
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'
import type { Writing } from './figures.ts'
import { explain } from './formula.ts'
import {
  COMPONENT_HEADS,
  COMPONENT_NAMES,
  GAP_TEXTS,
  IMPORT_VAT_NAMES,
  MODE_HEADS,
  MODE_NAMES,
  NOTE_TEXTS,
  PER_NAMES,
} from './freight.texts.ts'
import type { Freight, ModeResult } from './result.ts'

const dollars = (range: Range | null): Cell[] =>
  range ? [roundTo(range.low / 100, 2), roundTo(range.high / 100, 2)] : [null, null]

/** All modes side by side. The text of the file, with a byte order mark. */
export function modesCsv({ modes }: Pick<Freight, 'modes'>, { language }: Writing): string {
  const rows = modes.map(({ mode, total, perUnit, perKg, chargeable, schedule, missing, gap, notes }): Cell[] => [
    MODE_NAMES[language][mode],
    ...dollars(total),
    ...dollars(perUnit),
    ...dollars(perKg),
    chargeable.quantity === null ? null : roundTo(chargeable.quantity, 3),
    PER_NAMES[language][chargeable.per],
    schedule?.days.low ?? null,
    schedule?.days.high ?? null,
    total ? missing.map((key) => COMPONENT_NAMES[language][key]).join('; ') : null,
    [...(gap ? [GAP_TEXTS[language][gap]] : []), ...notes.map((note) => NOTE_TEXTS[language][note])].join('; '),
  ])
  return CSV_MARK + [[...MODE_HEADS[language]], ...rows].map(csvLine).join('')
}

/** The components of one mode with their formulas, then import VAT. The text of the file, with a byte order mark. */
export function componentsCsv({ mode, components, importVat }: ModeResult, writing: Writing): string {
  const { language } = writing
  const rows: Cell[][] = [
    [MODE_NAMES[language][mode]],
    [],
    [...COMPONENT_HEADS[language]],
    ...components.map((component) => [
      COMPONENT_NAMES[language][component.key],
      ...dollars(component.amount),
      explain(component, writing),
    ]),
    [
      IMPORT_VAT_NAMES[language],
      ...dollars(importVat.amount),
      importVat.gap ? GAP_TEXTS[language][importVat.gap] : null,
    ],
  ]
  return CSV_MARK + rows.map(csvLine).join('')
}
