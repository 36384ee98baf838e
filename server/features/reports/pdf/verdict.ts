import type { Block, Verdict } from '#contracts/model/report/block-kinds.ts'
import { verdictKey } from '#contracts/model/report/verdict-key.ts'
import { drawLine, leading } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned } from './toned-lines.ts'

type VerdictBlock = Extract<Block, { kind: 'verdict' }>

const VERDICT_COLORS: Record<Verdict, [string, string]> = {
  enter: [COLOR.good, COLOR.goodSoft],
  caution: [COLOR.warn, COLOR.warnSoft],
  avoid: [COLOR.bad, COLOR.badSoft],
  open: [COLOR.soft, COLOR.panel],
}
const WORD = 14
const TAG = 26

export function verdictPieces(ink: Ink, block: VerdictBlock): Piece[] {
  const { reasons } = block
  const [color, ground] = VERDICT_COLORS[block.verdict]
  const panel = (y: number, height: number) => {
    ink.doc.rect(LEFT, y, WIDTH, height).fill(ground)
    ink.doc.rect(LEFT, y, 3, height).fill(color)
  }
  const headHeight = TAG + 16
  const head: Piece = {
    height: headHeight,
    above: 10,
    keepWithNext: reasons.length > 0,
    draw: (y) => {
      panel(y, headHeight + (reasons.length > 0 ? 0.2 : 0))
      verdictTag(ink, block, LEFT + 14, y + 9)
    },
  }
  const rest = reasons.map((reason, index): Piece => {
    const text = sentenceLines(ink, reason, WIDTH - 42)
    const last = index === reasons.length - 1
    const height = text.length * leading(SIZE.body) + (last ? 9 : 2)
    const draw = (y: number) => {
      panel(y, height + (last ? 0 : 0.2))
      ink.doc.circle(LEFT + 17, y + leading(SIZE.body) / 2, 1.5).fill(color)
      drawToned(ink, text, LEFT + 26, y)
    }
    return { height, keepWithNext: !last, draw }
  })
  return [head, ...rest]
}

/** Draws the verdict as a tag; returns its width. */
export function verdictTag(ink: Ink, block: VerdictBlock, x: number, y: number): number {
  const word = label(ink, verdictKey(block))
  const width = measureText(word, WORD, 'bold') + 28
  ink.doc.roundedRect(x, y, width, TAG, 4).fill(VERDICT_COLORS[block.verdict][0])
  drawLine(ink, word, x, y + (TAG - leading(WORD)) / 2, {
    size: WORD,
    weight: 'bold',
    color: COLOR.white,
    align: 'center',
    width,
  })
  return width
}
