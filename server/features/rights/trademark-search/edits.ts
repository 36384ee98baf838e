/** UTF-16 code units of a text, from `from` to `to` (excluded). */
export interface Letters {
  of: Uint16Array
  from: number
  to: number
}

export const lettersOf = (text: string): Letters => {
  const of = new Uint16Array(text.length)
  for (let at = 0; at < of.length; at++) of[at] = text.charCodeAt(at)
  return { of, from: 0, to: of.length }
}

const MAX_LENGTH = 1024
/** Three rows of the distance table, reused by every call, so that a pair of names takes less than a microsecond. */
let before = new Uint16Array(MAX_LENGTH)
let last = new Uint16Array(MAX_LENGTH)
let row = new Uint16Array(MAX_LENGTH)

/**
 * The edit distance with swaps of neighbours (optimal string alignment) if it is at most `most`; otherwise any number above
 * `most`.
 */
export function editsBetween(a: Letters, b: Letters, most: number): number {
  const rows = a.to - a.from
  const columns = b.to - b.from
  if (Math.abs(rows - columns) > most || columns >= MAX_LENGTH) return most + 1
  for (let j = 0; j <= columns; j++) last[j] = j
  for (let i = 1; i <= rows; i++) {
    const letter = a.of[a.from + i - 1]
    // Cells further from the diagonal cost more than `most`.
    const first = Math.max(1, i - most)
    const end = Math.min(columns, i + most)
    row[first - 1] = first === 1 ? i : most + 1
    let least = row[first - 1] ?? 0
    for (let j = first; j <= end; j++) {
      const other = b.of[b.from + j - 1]
      let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
      const left = (row[j - 1] ?? 0) + 1
      if (left < cost) cost = left
      if (j < i + most) {
        const up = (last[j] ?? 0) + 1
        if (up < cost) cost = up
      }
      if (i > 1 && j > 1 && letter === b.of[b.from + j - 2] && a.of[a.from + i - 2] === other) {
        const swapped = (before[j - 2] ?? 0) + 1
        if (swapped < cost) cost = swapped
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    const oldest = before
    before = last
    last = row
    row = oldest
  }
  return last[columns] ?? most + 1
}
