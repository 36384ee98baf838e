import type { Block } from '#contracts/model/report/block-kinds.ts'
import { drawLine, leading } from '#server/platform/pdf/ink.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned } from './toned-lines.ts'

type Findings = Extract<Block, { kind: 'findings' }>

export function findingsPieces(ink: Ink, { tone, items }: Findings): Piece[] {
  if (items.length === 0) return []
  const [color, fill] = tone === 'insight' ? [COLOR.accent, COLOR.accentSoft] : [COLOR.warn, COLOR.warnSoft]
  const panel = (y: number, height: number) => {
    ink.doc.rect(LEFT, y, WIDTH, height).fill(fill)
    ink.doc.rect(LEFT, y, 3, height).fill(color)
  }
  const head: Piece = {
    height: leading(SIZE.small) + 8,
    above: 10,
    keepWithNext: true,
    draw: (y) => {
      panel(y, leading(SIZE.small) + 8.2)
      drawLine(ink, label(ink, `tone.${tone}`), LEFT + 14, y + 7, { size: SIZE.small, weight: 'bold', color })
    },
  }
  const pieces = items.map((item, index) => itemPiece(item, index === items.length - 1))
  return [head, ...keepListTogether(pieces, 1)]

  function itemPiece(item: Findings['items'][number], last: boolean): Piece {
    const text = sentenceLines(ink, item, WIDTH - 42)
    const height = text.length * leading(SIZE.body) + (last ? 9 : 2)
    const draw = (y: number) => {
      panel(y, height)
      ink.doc.circle(LEFT + 17, y + leading(SIZE.body) / 2, 1.5).fill(color)
      drawToned(ink, text, LEFT + 26, y)
    }
    return { height, draw }
  }
}
