import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { panelsPieces } from './panels.ts'

type Columns = Extract<Block, { kind: 'columns' }>

const COLORS = [COLOR.good, COLOR.warn, COLOR.accent, COLOR.soft]

export function columnsPieces(ink: Ink, { columns }: Columns): Piece[] {
  if (columns.length === 0) return []
  const panels = columns.map(({ title, items }, at) => ({
    title: label(ink, title),
    items,
    color: COLORS[at % COLORS.length] ?? COLOR.soft,
    ground: COLOR.panel,
  }))
  return panelsPieces(ink, panels)
}
