import type { Name } from './compare-names.ts'
import type { Letters } from './edits.ts'
import { editsFrom } from './edits-from.ts'
import { letterSetOf, lettersApart } from './letter-set.ts'
import type { PackedMarks } from './packed-marks.ts'
import { hashesFor } from './zones.ts'

/**
 * Finds marks with nearly the same letters.
 * @param mostOf maximum number of edits by the length of the longer name: at most 0 below six letters, 1 below twelve, 2
 * below eighteen, and 3 from there on
 */
export function addNearByZones(
  marks: PackedMarks,
  { letters, look }: Name,
  found: Set<number>,
  mostOf: (length: number) => number,
): void {
  const set = letterSetOf(look)
  const edits = editsFrom(letters)
  const other: Letters = { of: letters.of, from: 0, to: 0 }
  const check = (theirs: number, most: number) => (entry: number) => {
    if (marks.lengths[entry] !== theirs || lettersApart(set, marks.letterSets[entry] ?? 0) > most) return
    marks.point(other, entry)
    if (edits(other, most) <= most) found.add(entry)
  }
  const { length } = look
  for (let theirs = length - mostOf(length); theirs - length <= mostOf(theirs); theirs++) {
    const most = mostOf(Math.max(theirs, length))
    if (most > 0) for (const hash of hashesFor(look, theirs, most)) marks.byZone.each(hash, check(theirs, most))
  }
}
