/** Sentences of a printed calculation. */
import { drawableText, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, TONES, WIDTH } from '#server/platform/pdf/theme.ts'

export function paragraph(ink: Paper, content: string, color: string = COLOR.ink, above = 0): Piece {
  const { text } = wrap(drawableText(ink, content), WIDTH, SIZE.small)
  return {
    height: text.length * leading(SIZE.small) + 2,
    above,
    draw: (y) => drawLines(ink, text, LEFT, y, { size: SIZE.small, color }),
  }
}

const VERDICT = { size: 11, weight: 'bold' } as const

/** The verdict on the calculation, in a panel. */
export function verdictPiece(ink: Paper, content: string, tone: keyof typeof TONES): Piece {
  const [color, ground] = TONES[tone]
  const { text } = wrap(drawableText(ink, content), WIDTH - 28, VERDICT.size, VERDICT.weight)
  const height = text.length * leading(VERDICT.size) + 16
  return {
    height,
    keepWithNext: true,
    draw(y) {
      ink.doc.roundedRect(LEFT, y, WIDTH, height, 4).fill(ground)
      ink.doc.rect(LEFT, y, 3, height).fill(color)
      drawLines(ink, text, LEFT + 14, y + 8, { ...VERDICT, color })
    },
  }
}
