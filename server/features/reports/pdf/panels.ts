/** Lists side by side under colored heads. At the end of a page they break between items, and the heads repeat. */

import type { Sentence } from '#contracts/model/report/figure.ts'
import { drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned, type TonedLine, tonedLines } from './toned-lines.ts'

export interface Panel {
  title: string
  items: readonly Sentence[]
  color: string
  ground: string
}

type Item = TonedLine[]

const GAP = 10
const TEXT_SIZE = 8.5
const BELOW_ITEM = 5
const BELOW = 8
/** Minimum height, in points, on either side of a page break. */
const MIN_HEIGHT = 40

interface Row {
  ink: Ink
  panels: readonly Panel[]
  width: number
}

export function panelsPieces(ink: Ink, panels: readonly Panel[]): Piece[] {
  const row = { ink, panels, width: (WIDTH - GAP * (panels.length - 1)) / panels.length }
  const room = row.width - 34
  const none = [tonedLines(label(ink, 'quadrant.none'), [], room, { size: TEXT_SIZE })]
  const columns = panels.map(({ items }) =>
    items.length > 0 ? items.map((item) => sentenceLines(ink, item, room, { size: TEXT_SIZE })) : none,
  )
  const head = headPiece(row)
  return [head, bodyPiece(row, columns, head)]
}

const leftOf = ({ width }: Row, at: number) => LEFT + at * (width + GAP)

function drawGrounds(row: Row, y: number, height: number): void {
  row.panels.forEach(({ ground }, at) => {
    row.ink.doc.rect(leftOf(row, at), y, row.width, height).fill(ground)
  })
}

function headPiece(row: Row): Piece {
  const { ink, panels, width } = row
  const titles = panels.map(({ title }) => wrap(title, width - 24, SIZE.block, 'bold').text)
  const height = Math.max(...titles.map((title) => title.length)) * leading(SIZE.block) + 16
  const draw = (y: number) => {
    drawGrounds(row, y, height + 0.2)
    panels.forEach(({ color }, at) => {
      const x = leftOf(row, at)
      ink.doc.rect(x, y, width, 3).fill(color)
      drawLines(ink, titles[at] ?? [], x + 12, y + 10, { size: SIZE.block, weight: 'bold', color })
    })
  }
  return { height, above: GAP, keepWithNext: true, draw }
}

function bodyPiece(row: Row, columns: readonly Item[][], head: Piece): Piece {
  const { ink, panels } = row
  const height = Math.max(...columns.map(heightOf)) + BELOW
  const draw = (y: number) => {
    drawGrounds(row, y, height)
    columns.forEach((items, at) => {
      const x = leftOf(row, at)
      let top = y
      for (const item of items) {
        ink.doc.circle(x + 15, top + leading(TEXT_SIZE) / 2, 1.4).fill(panels[at]?.color ?? COLOR.soft)
        drawToned(ink, item, x + 22, top, { size: TEXT_SIZE })
        top += itemHeight(item)
      }
    })
  }
  const within = (room: number) => {
    const counts = columns.map((items) => countFitting(items, Math.min(room, height - MIN_HEIGHT) - BELOW))
    const [first, rest] = [
      columns.map((items, at) => items.slice(0, counts[at])),
      columns.map((items, at) => items.slice(counts[at])),
    ]
    const beginning = bodyPiece(row, first, head)
    return beginning.height < MIN_HEIGHT ? null : [beginning, { ...bodyPiece(row, rest, head), repeatedHead: head }]
  }
  return { height, draw, fitInto: within }
}

const itemHeight = (item: Item) => item.length * leading(TEXT_SIZE) + BELOW_ITEM
const heightOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + itemHeight(item), 0)

function countFitting(items: readonly Item[], room: number): number {
  const end = items.findIndex((_, at) => heightOf(items.slice(0, at + 1)) > room)
  return end < 0 ? items.length : end
}
