import type { Block } from '#contracts/model/report/block-kinds.ts'
import { drawableText, drawLine, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'

type Verbatim = Extract<Block, { kind: 'verbatim' }>

/** `before`: the block above. Of several texts with one label, such as bullet points, only the first shows the label. */
export function verbatimPieces(ink: Ink, block: Verbatim, before: Block | undefined): Piece[] {
  const text = wrap(drawableText(ink, block.text), WIDTH - 28, SIZE.body).text
  if (text.length === 0) return []
  const title: Piece = {
    height: leading(SIZE.small) + 2,
    above: 10,
    keepWithNext: true,
    draw: (y) =>
      drawLine(ink, label(ink, block.label), LEFT, y, { size: SIZE.small, weight: 'bold', color: COLOR.soft }),
  }
  const rows = text.map((row, index): Piece => {
    const first = index === 0 ? 5 : 0
    const last = index === text.length - 1
    const height = leading(SIZE.body) + first + (last ? 5 : 0)
    const draw = (y: number) => {
      ink.doc.rect(LEFT, y, WIDTH, height + (last ? 0 : 0.2)).fill(COLOR.panel)
      drawLine(ink, row, LEFT + 14, y + first)
    }
    return { height, keepWithNext: index === text.length - 2, draw }
  })
  if (before?.kind !== 'verbatim' || before.label !== block.label) return [title, ...rows]
  return rows.map((row, index) => (index === 0 ? { ...row, above: 4 } : row))
}
