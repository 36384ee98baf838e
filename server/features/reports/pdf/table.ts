import type { Column, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import { formatValue } from '#contracts/model/report/format.ts'
import { localizeTable } from '#contracts/model/report/localize-table.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { drawableText } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { gridPieces } from './grid.ts'
import { type Ink, label } from './ink.ts'
import { blockTitle, emptyPiece } from './title.ts'

const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand', 'size']
const isText = ({ unit }: Column) => WORDS.includes(unit)

/** If all columns have one method, it is shown beside the title, otherwise in each head. */
export function tablePieces(ink: Ink, table: Table): Piece[] {
  const { columns, rows: cells } = localizeTable(table, ink.language)
  const rows = cells.map((row, index) => ({
    cells: columns.map(({ unit }, at) =>
      drawableText(ink, formatValue(row[at] ?? null, unit, ink.language, ink.marketplace)),
    ),
    highlight: index === table.highlight,
    toned: row.flatMap((value, at) => {
      const tone = valueToneOf(value, columns[at]!.unit)
      return tone ? [{ tone, at }] : []
    }),
  }))
  const methods = new Set(columns.map(({ method }) => method))
  const common = methods.size === 1 ? columns[0]!.method : null
  const heads = columns.map((column) => ({
    text: label(ink, column.label),
    words: isText(column),
    width: column.width,
    method: common ? undefined : column.method,
  }))
  const title = blockTitle(ink, label(ink, table.title), common, table.asOf)
  return [title, ...gridPieces(ink, heads, rows), ...(rows.length === 0 ? [emptyPiece(ink)] : [])]
}
