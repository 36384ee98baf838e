import { editsBetween, type Letters } from './edits.ts'

/** Letters may share a slot, which is rare; then the result can be too small. */
const SLOTS = 1024
const BITS = 32

/**
 * {@link editsBetween} for comparing one text with very many. A column of the table is a bit vector, so each letter takes a
 * dozen operations instead of a row (Hyyrö 2003, after Myers). The result is never above the exact number.
 */
export function editsFrom(text: Letters): (other: Letters, most: number) => number {
  const length = text.to - text.from
  if (length > BITS || length === 0) return (other, most) => editsBetween(text, other, most)
  const positions = new Int32Array(SLOTS)
  for (let at = 0; at < length; at++) {
    const slot = (text.of[text.from + at] ?? 0) % SLOTS
    positions[slot] = (positions[slot] ?? 0) | (1 << at)
  }
  const end = 1 << (length - 1)
  return (other) => {
    let edits = length
    let up = -1
    let down = 0
    let diagonal = 0
    let before = 0
    for (let at = other.from; at < other.to; at++) {
      const here = positions[(other.of[at] ?? 0) % SLOTS] ?? 0
      const swapped = ((~diagonal & here) << 1) & before
      diagonal = (((here & up) + up) ^ up) | here | down | swapped
      let right = down | ~(diagonal | up)
      let left = diagonal & up
      if ((right & end) !== 0) edits++
      if ((left & end) !== 0) edits--
      right = (right << 1) | 1
      left <<= 1
      up = left | ~(diagonal | right)
      down = right & diagonal
      before = here
    }
    return edits
  }
}
