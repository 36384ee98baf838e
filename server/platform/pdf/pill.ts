import { line, type Paper } from './ink.ts'
import { SIZE } from './theme.ts'
import { measure } from './typeface.ts'

/** Returns its width. */
export function pill(ink: Paper, text: string, x: number, y: number, color: string, fill: string): number {
  const width = measure(text, SIZE.tiny, 'bold') + 12
  ink.doc.roundedRect(x, y, width, 13, 6.5).fill(fill)
  line(ink, text, x + 6, y + 1.5, { size: SIZE.tiny, weight: 'bold', color })
  return width
}
