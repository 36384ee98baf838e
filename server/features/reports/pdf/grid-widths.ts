/** Shares the width of the page among the columns of a table, and finds the text size in which they fit. */

import type { Method } from '#contracts/model/report/figure.ts'
import { WIDTH } from '#server/platform/pdf/theme.ts'
import { measureForBreaking, type Weight } from '#server/platform/pdf/typeface.ts'

export interface Head {
  text: string
  /** Whether the cells are words, which wrap, or numbers, which do not. */
  words: boolean
  /** Share of the free width, relative to other columns. */
  width?: number | undefined
  /** Shown as a mark in the head if columns differ in it. */
  method?: Method | undefined
}

export interface Row {
  cells: string[]
  /** For example the product itself among its rivals. */
  highlight?: boolean
  toned?: { tone: 'good' | 'warn' | 'bad'; at: number }[]
}

export const PAD = 4
/** Smaller text cannot be read. Numbers that do not fit even then share the width. */
const SMALLEST = 6
/** Longer words break, in points. */
const LONGEST_WORD = 80
/** Extra width a column of numbers may take, in points. */
const AIR = 12
/** Protects against rounding errors. */
const SLACK = 0.1

interface Need {
  least: number
  most: number
  weight: number
}

/**
 * A column of numbers is never narrower than its longest number and header word. The rest is shared by `width` (2 for
 * words and 1 for numbers by default), up to the most that a column can use. If the numbers do not fit, the text of the
 * whole table gets smaller.
 */
export function columnWidths(heads: Head[], rows: Row[]): { widths: number[]; size: number } {
  let size = 8
  let needs: Need[] = []
  for (; size > SMALLEST; size -= 0.5) {
    needs = heads.map((head, at) => needOf(head, rows, at, size))
    if (needs.reduce((sum, { least }) => sum + least, 0) <= WIDTH) break
  }
  return { widths: share(needs), size }
}

function needOf(head: Head, rows: Row[], at: number, size: number): Need {
  // A header breaks between words. A Chinese one breaks anywhere, but not before four characters.
  const words = head.text.split(/[\s-]+/)
  const longest = Math.max(...words.map((word) => widthOf(word, size, 'bold')))
  const cells = rows.map((row) => row.cells[at]!)
  const whole = (text: string, bold = false) => measureForBreaking(text, size, bold ? 'bold' : 'regular') + SLACK
  const widest = Math.max(0, ...rows.map((row, index) => whole(cells[index]!, row.highlight)))
  const weight = head.width ?? (head.words ? 2 : 1)
  if (!head.words) {
    const least = Math.max(longest + 3, widest) + 2 * PAD
    return { least, most: least + AIR, weight }
  }
  const word = Math.max(
    0,
    ...cells.flatMap((cell) => cell.split(/[\s-]+/).map((part) => widthOf(part, size, 'regular'))),
  )
  return {
    least: Math.max(longest + 3, Math.min(widest, 46), Math.min(word + SLACK, LONGEST_WORD)) + 2 * PAD,
    most: Math.max(longest + 3, whole(head.text, true), widest) + 2 * PAD,
    weight,
  }
}

/** Latin words do not break; Chinese ones may after four characters. */
const widthOf = (word: string, size: number, weight: Weight) =>
  Math.min(measureForBreaking(word, size, weight), /[a-z]/i.test(word) ? LONGEST_WORD : 4.1 * size)

/**
 * Shares the width by weight. Fixes columns below their least, then columns above their most, and shares the rest again.
 * If all columns are fixed, they are scaled to the full width.
 */
function share(needs: Need[]): number[] {
  const fixed = needs.map((): number | null => null)
  for (;;) {
    const free = WIDTH - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0)
    const weight = needs.reduce((sum, need, at) => sum + (fixed[at] === null ? need.weight : 0), 0)
    if (weight === 0) {
      const total = WIDTH - free
      return fixed.map((width) => ((width ?? 0) * WIDTH) / total)
    }
    const open = (at: number) => (free * needs[at]!.weight) / weight
    const short = needs.findIndex((need, at) => fixed[at] === null && open(at) < need.least)
    const long = needs.findIndex((need, at) => fixed[at] === null && open(at) > need.most)
    if (short >= 0) fixed[short] = needs[short]!.least
    else if (long >= 0) fixed[long] = needs[long]!.most
    else return fixed.map((width, at) => width ?? open(at))
  }
}
