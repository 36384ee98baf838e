/** Lists side by side under heads of their own: whole on a page where they fit, else row by row of their items. */
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { leading, lines } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { asList, type Piece } from '#server/platform/pdf/page.ts'
import { BOTTOM, COLOR, LEFT, SIZE, TOP, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label, sentenceText } from './ink.ts'

type Columns = Extract<Block, { kind: 'columns' }>

const GAP = 10
/** Top edges of the first, second … column. */
const COLORS = [COLOR.good, COLOR.warn, COLOR.accent, COLOR.soft]

export function columnsPieces(ink: Ink, { columns }: Columns): Piece[] {
  if (columns.length === 0) return []
  const width = (WIDTH - GAP * (columns.length - 1)) / columns.length
  const left = (at: number) => LEFT + at * (width + GAP)
  const heads = columns.map(({ title }) => wrap(label(ink, title), width - 24, SIZE.block, 'bold').text)
  const texts = columns.map(({ items }) => {
    const said = items.length > 0 ? items.map((item) => sentenceText(ink, item)) : [label(ink, 'quadrant.none')]
    return said.map((text) => wrap(text, width - 34, 8.5).text)
  })
  const headHeight = Math.max(...heads.map((head) => head.length)) * leading(SIZE.block) + 16
  const panels = (y: number, height: number) =>
    columns.forEach((_, at) => {
      ink.doc.rect(left(at), y, width, height + 0.2).fill(COLOR.panel)
    })
  const head: Piece = {
    height: headHeight,
    above: GAP,
    withNext: true,
    draw: (y) => {
      panels(y, headHeight)
      heads.forEach((head, at) => {
        const color = COLORS[at % COLORS.length]!
        ink.doc.rect(left(at), y, width, 3).fill(color)
        lines(ink, head, left(at) + 12, y + 10, { size: SIZE.block, weight: 'bold', color })
      })
    },
  }
  const heightOf = (item: string[]) => item.length * leading(8.5) + 5
  const item = (text: string[], at: number, y: number) => {
    ink.doc.circle(left(at) + 15, y + leading(8.5) / 2, 1.4).fill(COLORS[at % COLORS.length]!)
    lines(ink, text, left(at) + 22, y, { size: 8.5 })
  }
  const whole = Math.max(...texts.map((items) => items.reduce((sum, text) => sum + heightOf(text), 0))) + 8
  if (headHeight + whole <= (BOTTOM - TOP) / 2) {
    const draw = (y: number) => {
      panels(y, whole)
      texts.forEach((items, at) => {
        let top = y
        for (const text of items) {
          item(text, at, top)
          top += heightOf(text)
        }
      })
    }
    return [head, { height: whole, draw }]
  }
  const rows = Array.from({ length: Math.max(...texts.map((items) => items.length)) }, (_, row): Piece => {
    const height = Math.max(...texts.map((items) => heightOf(items[row] ?? [])))
    const draw = (y: number) => {
      panels(y, height)
      texts.forEach((items, at) => {
        if (items[row]) item(items[row], at, y)
      })
    }
    return { height, again: head, draw }
  })
  return [head, ...asList(rows, 2)]
}
