/** Duty by layers, each with the day on which its rate was looked up and its HTS code. */

import { DUTY_LAYER_NAMES } from '#contracts/model/calculators/duty-layers.texts.ts'
import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { explain } from '#contracts/model/calculators/freight/formula.ts'
import { GAP_TEXTS } from '#contracts/model/calculators/freight/freight.texts.ts'
import { WORKBOOK_WORDS } from '#contracts/model/calculators/freight/freight-workbook.texts.ts'
import { CARTON_SUM_NAMES, INPUT_NAMES, NOT_SET } from '#contracts/model/calculators/freight/input.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import type { Component, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { FORMULA_TEXTS } from '#contracts/model/calculators/profit/profit.texts.ts'
import { TABLE_HEADS } from '#contracts/model/calculators/table-heads.texts.ts'
import { formatRate, type Reader } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { headingBelow, type TableRow, tablePieces } from '../table.ts'
import { paragraph } from '../text-pieces.ts'

export function dutyPieces(ink: Paper, input: FreightInput, { components }: ModeResult, writing: Reader): Piece[] {
  const { language } = writing
  const words = WORKBOOK_WORDS[language]
  const title = headingBelow(ink, SECTION_NAMES[language].duty)
  if (input.duty.layers.every(({ rate }) => rate === null))
    return [title, paragraph(ink, GAP_TEXTS[language].noDutyRate, COLOR.soft)]
  const duty = components.find(({ key }) => key === 'duty' || key === 'euItemDuty')
  const columns = [
    { name: words.layer, width: 0.28 },
    { name: words.rate, width: 0.14, isNumber: true },
    { name: INPUT_NAMES[language].hts, width: 0.2 },
    { name: words.lookedUpOn, width: 0.18 },
    { name: TABLE_HEADS[language].amount, width: 0.2, isNumber: true },
  ]
  return [
    title,
    ...(duty ? [{ ...paragraph(ink, baseText(duty, writing), COLOR.soft), keepWithNext: true }] : []),
    ...tablePieces(ink, columns, rowsOf(input, duty, writing)),
  ]
}

/** The customs value, or why the layers below do not apply. */
function baseText(duty: Component, writing: Reader): string {
  const { language } = writing
  return duty.basis?.kind === 'layers'
    ? `${FORMULA_TEXTS[language].customsValue} ${formatBounds(duty.basis.base, writing)}`
    : `${COMPONENT_NAMES[language][duty.key]} · ${explain(duty, writing)}`
}

function rowsOf({ duty: entered, goods }: FreightInput, duty: Component | undefined, writing: Reader): TableRow[] {
  const { language } = writing
  const amounts = duty?.basis?.kind === 'layers' ? duty.basis.layers : []
  const layers = entered.layers.map(({ kind, rate, htsCode, lookedUpOn }): TableRow => {
    const amount = amounts.find((each) => each.kind === kind)?.amount
    return {
      cells: [
        DUTY_LAYER_NAMES[language][kind],
        rate === null ? NOT_SET[language] : formatRate(rate),
        htsCode?.trim() || goods.htsCode?.trim() || DASH,
        rate === null ? DASH : (lookedUpOn ?? DASH),
        amount ? formatBounds(amount, writing) : DASH,
      ],
    }
  })
  const total = amounts.length > 0 ? duty?.amount : null
  if (!total) return layers
  return [
    ...layers,
    { cells: [CARTON_SUM_NAMES[language].total, '', '', '', formatBounds(total, writing)], isBold: true },
  ]
}
