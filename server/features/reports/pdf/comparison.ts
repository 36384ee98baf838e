import type { Comparison } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { tonedColumn } from '#contracts/model/report/format.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { drawableText } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { gridPieces } from './grid.ts'
import type { Row } from './grid-widths.ts'
import { figureText, type Ink, label } from './ink.ts'
import { blockTitle, emptyPiece } from './title.ts'

/** Text that is too long for a column of numbers, such as a title. */
const isLong = (figure: Figure | undefined) => typeof figure?.value === 'string' && figure.value.length > 30

export function comparisonPieces(ink: Ink, comparison: Comparison): Piece[] {
  const { title, columns, rows } = comparison
  const toned = tonedColumn(comparison) + 1
  const names = columns.map((name) => (typeof name === 'string' ? drawableText(ink, name) : label(ink, name.text)))
  const heads = [
    { text: label(ink, 'column.figure'), words: true, width: 2 },
    ...names.map((text, at) => ({ text, words: rows.some(({ figures }) => isLong(figures[at])), width: 2 })),
  ]
  const drawn = rows.map(
    ({ label: name, figures, tone, best }): Row => ({
      cells: [label(ink, name), ...names.map((_, at) => (figures[at] ? figureText(ink, figures[at]) : ''))],
      toned: [
        ...(tone ? [{ tone, at: toned }] : []),
        ...(best ?? []).map((at) => ({ tone: 'good' as const, at: at + 1 })),
        ...figures.flatMap(({ value, unit }, at) => {
          const tone = valueToneOf(value, unit)
          return tone ? [{ tone, at: at + 1 }] : []
        }),
      ],
    }),
  )
  const methods = new Set(rows.flatMap(({ figures }) => figures.map(({ method }) => method)))
  const [method = null] = methods.size === 1 ? methods : []
  const pieces = [blockTitle(ink, label(ink, title), method, null), ...gridPieces(ink, heads, drawn)]
  return rows.length > 0 ? pieces : [...pieces, emptyPiece(ink)]
}
