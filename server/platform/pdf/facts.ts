/** A list of facts in two columns: names on the left, values on the right. */
import { drawableText, drawLines, leading, type Paper } from './ink.ts'
import { wrap } from './lines.ts'
import { COLOR, SIZE } from './theme.ts'

export interface Fact {
  name: string
  text: string
  most?: number
  color?: string
}

const NAMES = 0.34
const GAP = 2

export interface Facts {
  height: number
  draw(x: number, y: number): void
}

export function factsIn(ink: Paper, facts: readonly Fact[], width: number): Facts {
  const names = width * NAMES
  const set = facts.map(({ name, text, most, color = COLOR.ink }) => {
    const label = wrap(drawableText(ink, name), names - 8, SIZE.small).text
    const body = wrap(drawableText(ink, text), width - names, SIZE.small, 'regular', most).text
    return { label, body, color, height: Math.max(label.length, body.length) * leading(SIZE.small) + GAP }
  })
  return {
    height: set.reduce((sum, { height }) => sum + height, 0),
    draw(x, y) {
      let at = y
      for (const { label, body, color, height } of set) {
        drawLines(ink, label, x, at, { size: SIZE.small, color: COLOR.soft })
        drawLines(ink, body, x + names, at, { size: SIZE.small, color })
        at += height
      }
    },
  }
}
