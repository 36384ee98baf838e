/** How the width of the page is shared by the columns of a table, and in which size of letters they fit. */
import type { Head, Row } from './grid.ts'
import { WIDTH } from './theme.ts'
import { measure } from './typeface.ts'

/** Space at both sides of a cell. */
export const PAD = 4
/** Below this, text is too small to read; numbers that still do not fit share what there is. */
const SMALLEST = 6

/**
 * What each column gets: a number column never less than its longest number and header word; the rest by `width`
 * (text weighs 2 when nothing is said). Numbers that do not fit together make the whole table's text smaller.
 */
export function columnWidths(heads: Head[], rows: Row[]): { widths: number[]; size: number } {
  let size = 8
  let needs: number[] = []
  for (; size > SMALLEST; size -= 0.5) {
    needs = heads.map((head, at) => need(head, rows, at, size))
    if (needs.reduce((sum, width) => sum + width, 0) <= WIDTH) break
  }
  const weights = heads.map(({ width, words }) => width ?? (words ? 2 : 1))
  return { widths: share(needs, weights), size }
}

function need(head: Head, rows: Row[], at: number, size: number): number {
  // A header breaks between words; a Chinese one anywhere, but not into less than four characters.
  const words = head.text.split(/[\s-]+/)
  const header =
    Math.max(...words.map((word) => Math.min(measure(word, size, 'bold'), /[a-z]/i.test(word) ? 80 : 4.1 * size))) + 3
  const widest = Math.max(0, ...rows.map(({ cells }) => measure(cells[at]!, size)))
  return Math.max(header, head.words ? Math.min(widest, 46) : widest) + 2 * PAD
}

/** The page's width by weight, where no column gets less than it needs: who would is fixed, the rest share again. */
function share(needs: number[], weights: number[]): number[] {
  const fixed = needs.map(() => false)
  for (;;) {
    const free = WIDTH - needs.reduce((sum, need, at) => sum + (fixed[at] ? need : 0), 0)
    const weight = weights.reduce((sum, one, at) => sum + (fixed[at] ? 0 : one), 0)
    const short = needs.findIndex((need, at) => !fixed[at] && (free * weights[at]!) / weight < need)
    if (short < 0 || weight === 0) {
      const total = weight === 0 ? needs.reduce((sum, need) => sum + need, 0) : 0
      return needs.map((need, at) =>
        total > 0 ? (need * WIDTH) / total : fixed[at] ? need : (free * weights[at]!) / weight,
      )
    }
    fixed[short] = true
  }
}
