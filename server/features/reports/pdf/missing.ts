import type { Block } from '#contracts/model/report/block-kinds.ts'
import { drawLine, leading } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned } from './toned-lines.ts'

type Missing = Extract<Block, { kind: 'missing' }>

export function missingPieces(ink: Ink, { what, fill }: Missing): Piece[] {
  const text = sentenceLines(ink, what, WIDTH - 54)
  const data = fill && `${label(ink, 'report.import')} ${label(ink, `import.${fill}`)}`
  const height = text.length * leading(SIZE.body) + (data ? leading(SIZE.small) : 0) + 16
  const draw = (y: number) => {
    const { doc } = ink
    doc.lineWidth(0.7).dash(3, { space: 2.5 }).roundedRect(LEFT, y, WIDTH, height, 4).stroke(COLOR.faint).undash()
    doc.circle(LEFT + 20, y + height / 2, 7.5).fill(COLOR.panel)
    drawLine(ink, 'i', LEFT + 12.5, y + height / 2 - 7, {
      weight: 'bold',
      color: COLOR.soft,
      align: 'center',
      width: 15,
    })
    const under = drawToned(ink, text, LEFT + 40, y + 8, { color: COLOR.soft })
    if (data) drawLine(ink, data, LEFT + 40, y + 8 + under, { size: SIZE.small, color: COLOR.soft })
  }
  return [{ height, above: 10, draw }]
}
