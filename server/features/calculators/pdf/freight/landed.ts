/** The landed cost of a unit by each mode that has a price. */

import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { mergeGaps } from '#contracts/model/calculators/freight/landed.ts'
import { LANDED_PARTS, landedAmount, landedNotes } from '#contracts/model/calculators/freight/landed-text.ts'
import { LANDED_TEXTS, MODE_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { titledTable } from '../table.ts'
import { paragraph } from '../text-pieces.ts'

const NOTE_ABOVE = 4

export function landedPieces(ink: Paper, { modes }: Freight, writing: Reader): Piece[] {
  const { language } = writing
  const texts = LANDED_TEXTS[language]
  const priced = modes.filter(({ total }) => total !== null)
  const [first] = priced
  if (!first) return []
  const hasVat = priced.some(({ landed }) => landed.vat === null || landed.vat.high > 0)
  const parts = LANDED_PARTS.filter((part) => part !== 'vat' || hasVat)
  const width = 0.76 / parts.length
  const columns = [
    { name: MODE_TEXTS[language].mode, width: 0.24 },
    ...parts.map((part) => ({ name: texts[part], width, isNumber: true })),
  ]
  const rows = priced.map(({ mode, landed }) => ({
    cells: [MODE_NAMES[language][mode], ...parts.map((part) => landedAmount(landed, part, writing))],
  }))
  const gaps = mergeGaps(priced.flatMap(({ landed }) => landed.gaps))
  const notes = landedNotes({ gaps, exchangeOn: first.landed.exchangeOn }, writing)
  const table = titledTable(ink, texts.landed, columns, rows)
  if (notes.length === 0) return table
  // Keeps the notes on the page of the last row.
  return [
    ...table.map((piece, at) => (at === table.length - 1 ? { ...piece, keepWithNext: true } : piece)),
    paragraph(ink, notes.join('\n'), COLOR.soft, NOTE_ABOVE),
  ]
}
