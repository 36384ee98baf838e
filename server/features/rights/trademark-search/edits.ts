/** Letters of a text as numbers, from `from` to before `to`. */
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

/** Three rows of the table, of one length for every call: a pair of names is compared in less than a microsecond. */
const LONGEST = 1024
let before = new Uint16Array(LONGEST)
let last = new Uint16Array(LONGEST)
let row = new Uint16Array(LONGEST)

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one text of the other
 * (optimal string alignment), where that is at most `most`; else any number above it.
 */
export function editsBetween(a: Letters, b: Letters, most: number): number {
  const rows = a.to - a.from
  const columns = b.to - b.from
  if (Math.abs(rows - columns) > most || columns >= LONGEST) return most + 1
  for (let j = 0; j <= columns; j++) last[j] = j
  for (let i = 1; i <= rows; i++) {
    const letter = a.of[a.from + i - 1]
    // Further from the diagonal every way takes more than `most`.
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
