import { drawLine, type Paper } from './ink.ts'
import { SIZE } from './theme.ts'
import { measureText } from './typeface.ts'

/** Returns its width. */
export function drawPill(ink: Paper, text: string, x: number, y: number, color: string, fill: string): number {
  const width = measureText(text, SIZE.tiny, 'bold') + 12
  ink.doc.roundedRect(x, y, width, 13, 6.5).fill(fill)
  drawLine(ink, text, x + 6, y + 1.5, { size: SIZE.tiny, weight: 'bold', color })
  return width
}
