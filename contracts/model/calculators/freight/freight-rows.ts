/** Freight results as rows of cells, for CSV and workbooks: amounts in US dollars without signs. */
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'
import type { Reader } from '../writing.ts'
import { COMPONENT_NAMES } from './component.texts.ts'
import { explain } from './formula.ts'
import { GAP_TEXTS, IMPORT_VAT_NAMES, MODE_NAMES, NOTE_TEXTS, PER_NAMES } from './freight.texts.ts'
import { hasImportVat, importVatText } from './landed-text.ts'
import type { ModeResult } from './result.ts'

type Row = (string | number | null)[]

export const dollars = (range: Range | null): Row =>
  range ? [roundTo(range.low / 100, 2), roundTo(range.high / 100, 2)] : [null, null]

/** The cells of a mode, in the order of `MODE_HEADS`. */
export function modeRow(result: ModeResult, { language }: Reader): Row {
  const { mode, total, perUnit, perKg, chargeable, schedule, missing, gap, notes } = result
  return [
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
  ]
}

/** A row for each component in the columns of `COMPONENT_HEADS`, then one for import VAT if there is any. */
export function componentRows({ components, importVat }: ModeResult, writing: Reader): Row[] {
  const { language } = writing
  return [
    ...components.map((component) => [
      COMPONENT_NAMES[language][component.key],
      ...dollars(component.amount),
      explain(component, writing),
    ]),
    ...(hasImportVat(importVat)
      ? [[IMPORT_VAT_NAMES[language], ...dollars(importVat.amount), importVatText(importVat, writing)]]
      : []),
  ]
}
