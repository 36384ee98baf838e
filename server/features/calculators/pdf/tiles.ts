/** The main figures of a printed calculation: tiles in a row, equally high. */
import { drawableText, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'

export interface Tile {
  name: string
  value: string
  note: string
  /** Color of the value. */
  color?: string
}

const GAP = 6
const PAD = 8
const VALUE_SIZES = [15, 12.5, 10.5, 9, 8]

export function tilesPiece(ink: Paper, tiles: readonly Tile[]): Piece {
  const width = (WIDTH - GAP * (tiles.length - 1)) / tiles.length
  const room = width - 2 * PAD
  // One size for all, so that no figure looks more important than another.
  const size = VALUE_SIZES.find((each) => tiles.every(({ value }) => measureText(value, each, 'bold') <= room)) ?? 9
  const set = tiles.map(({ name, value, note, color = COLOR.ink }) => ({
    color,
    name: wrap(drawableText(ink, name), room, SIZE.small).text,
    value: wrap(drawableText(ink, value), room, size, 'bold').text,
    note: wrap(drawableText(ink, note), room, SIZE.tiny).text,
  }))
  const most = (of: (tile: (typeof set)[number]) => number) => Math.max(...set.map(of))
  const names = most(({ name }) => name.length) * leading(SIZE.small)
  const values = most(({ value }) => value.length) * leading(size)
  const height = names + values + most(({ note }) => note.length) * leading(SIZE.tiny) + 2 * PAD + 4
  return {
    height,
    above: 8,
    draw(y) {
      set.forEach(({ name, value, note, color }, at) => {
        const x = LEFT + at * (width + GAP)
        ink.doc.roundedRect(x, y, width, height, 4).fill(COLOR.panel)
        drawLines(ink, name, x + PAD, y + PAD, { size: SIZE.small, color: COLOR.soft })
        drawLines(ink, value, x + PAD, y + PAD + names, { size, weight: 'bold', color })
        drawLines(ink, note, x + PAD, y + PAD + names + values + 4, { size: SIZE.tiny, color: COLOR.soft })
      })
    },
  }
}
