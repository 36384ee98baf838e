import type { Block } from '#contracts/model/report/block-kinds.ts'
import { topicOf } from '#contracts/model/report/format.ts'
import { drawableText, drawLine, drawLines, leading } from '#server/platform/pdf/ink.ts'
import { fitOnOneLine, wrap } from '#server/platform/pdf/lines.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { figureText, type Ink, label } from './ink.ts'
import { drawMethodMark } from './method-mark.ts'
import { blockTitle } from './title.ts'

type Quotes = Extract<Block, { kind: 'quotes' }>
const BAR = 120

export function quotesPieces(ink: Ink, block: Quotes): Piece[] {
  const title = blockTitle(ink, label(ink, block.title), null, block.items[0]?.share.asOf ?? null)
  const most = Math.max(...block.items.map(({ share }) => Number(share.value ?? 0)), 0.0001)
  const topics = block.items.map((item) => topicPiece(ink, item, Number(item.share.value ?? 0) / most))
  return [title, ...keepListTogether(topics, 2)]
}

function topicPiece(ink: Ink, item: Quotes['items'][number], share: number): Piece {
  const quotes = item.quotes.map((quote) => wrap(`“${drawableText(ink, quote)}”`, WIDTH - 30, 8.5, 'regular', 3).text)
  const quoted = quotes.reduce((sum, text) => sum + text.length * leading(8.5) + 2, 0)
  const height = leading(SIZE.body) + 6 + quoted
  const number = figureText(ink, item.share)
  const draw = (y: number) => {
    const width = measureText(number, SIZE.body, 'bold')
    const topic = drawableText(ink, topicOf(item, ink.language))
    drawLine(ink, fitOnOneLine(topic, WIDTH - BAR - width - 40, SIZE.body, 'bold'), LEFT, y + 2, { weight: 'bold' })
    drawLine(ink, number, RIGHT - width, y + 2, { weight: 'bold', color: COLOR.brand })
    const bar = RIGHT - width - 20 - BAR
    const middle = y + 2 + leading(SIZE.body) / 2
    drawMethodMark(ink, item.share.method, RIGHT - width - 8, middle)
    ink.doc.roundedRect(bar, middle - 2.5, BAR, 5, 2.5).fill(COLOR.panel)
    if (share > 0) ink.doc.roundedRect(bar, middle - 2.5, Math.max(5, BAR * share), 5, 2.5).fill(COLOR.accent)
    let at = y + leading(SIZE.body) + 4
    for (const quote of quotes) {
      ink.doc.rect(LEFT + 8, at + 2, 1.5, quote.length * leading(8.5) - 4).fill(COLOR.rule)
      at += drawLines(ink, quote, LEFT + 18, at, { size: 8.5, color: COLOR.soft }) + 2
    }
  }
  return { height, above: 4, draw }
}
