/** How the width of the page is shared by the columns of a table, and in which size of letters they fit. */

import type { Method } from '#contracts/model/report/figure.ts'
import { WIDTH } from '#server/platform/pdf/theme.ts'
import { breadth, type Weight } from '#server/platform/pdf/typeface.ts'

/** A column: its head, and how it is set. */
export interface Head {
  text: string
  /** Words, which wrap; otherwise numbers. */
  words: boolean
  /** Weight among the columns that are not held by their need. */
  width?: number | undefined
  /** Marked at the head, where columns differ in it. */
  method?: Method | undefined
}

export interface Row {
  cells: string[]
  /** Set off, as the product itself among its rivals. */
  highlight?: boolean
  /** Cells coloured as good or bad for the reader. */
  toned?: { tone: 'good' | 'warn' | 'bad'; at: number }[]
}

/** Space at both sides of a cell. */
export const PAD = 4
/** Below this, text is too small to read; numbers that still do not fit share what there is. */
const SMALLEST = 6
/** Words longer than this break. */
const LONGEST_WORD = 80
/** What a column of numbers may have above its need before words have theirs. */
const AIR = 12
/** Against rounding. */
const SLACK = 0.1

/** The least that a column can do with, and the most that it has use for. */
interface Need {
  least: number
  most: number
  weight: number
}

/**
 * What each column gets: a number column never less than its longest number and header word; the rest by `width`
 * (text weighs 2 when nothing is said), none more than it has use for while another wants it. Numbers that do not fit together make
 * the whole table's text smaller.
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
  // A header breaks between words; a Chinese one anywhere, but not into less than four characters.
  const words = head.text.split(/[\s-]+/)
  const longest = Math.max(...words.map((word) => widthOf(word, size, 'bold')))
  const cells = rows.map((row) => row.cells[at]!)
  const whole = (text: string, bold = false) => breadth(text, size, bold ? 'bold' : 'regular') + SLACK
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

/** Of a Latin word its width, of Chinese that of four characters, after which it may break. */
const widthOf = (word: string, size: number, weight: Weight) =>
  Math.min(breadth(word, size, weight), /[a-z]/i.test(word) ? LONGEST_WORD : 4.1 * size)

/**
 * The page's width by weight. Who would get less than it needs is fixed at that, then who would get more than it has use
 * for; the others share again. What nobody has use for goes to all.
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
