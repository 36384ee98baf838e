/** The components of a mode with their formulas, and import VAT apart. */

import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { explain } from '#contracts/model/calculators/freight/formula.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { hasImportVat, importVatText } from '#contracts/model/calculators/freight/landed-text.ts'
import { DETAIL_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { TABLE_HEADS } from '#contracts/model/calculators/table-heads.texts.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import type { Range } from '#contracts/model/range.ts'
import { fillText, joinWords } from '#contracts/model/wording.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { type TableRow, titledTable } from '../table.ts'

export function componentPieces(ink: Paper, result: ModeResult, writing: Reader): Piece[] {
  const { language } = writing
  const heads = TABLE_HEADS[language]
  const columns = [
    { name: heads.item, width: 0.25 },
    { name: heads.amount, width: 0.22, isNumber: true },
    { name: heads.formula, width: 0.53 },
  ]
  const title = fillText(DETAIL_TEXTS[language].details, { mode: MODE_NAMES[language][result.mode] })
  return titledTable(ink, title, columns, rowsOf(result, writing))
}

function rowsOf({ components, total, importVat }: ModeResult, writing: Reader): TableRow[] {
  const { language } = writing
  const texts = DETAIL_TEXTS[language]
  const names = COMPONENT_NAMES[language]
  const amount = (range: Range | null) => (range ? formatBounds(range, writing) : texts.unknown)
  const included = components.filter(({ basis }) => basis?.kind === 'included')
  const includedNames = included.map(({ key }) => names[key])
  return [
    ...components
      .filter((component) => !included.includes(component))
      .map((component) => ({
        cells: [names[component.key], amount(component.amount), explain(component, writing)],
      })),
    ...(included.length > 0
      ? [{ cells: [texts.included, formatBounds({ low: 0, high: 0 }, writing), joinWords(includedNames, language)] }]
      : []),
    { cells: [texts.sum, amount(total), ''], isBold: true },
    ...(hasImportVat(importVat)
      ? [{ cells: [texts.vatApart, amount(importVat.amount), importVatText(importVat, writing)] }]
      : []),
  ]
}
