/**
 * Finds the marks that are like a name. Tables find what looks or sounds the same and what shares words; a pass over all
 * entries finds what has nearly the same letters, or begins with or contains the other: the set of letters and the length,
 * five bytes of each mark, tell nearly all of them apart. What is found is rated by {@link likenessOf}.
 */
import { hashOf } from './columns.ts'
import type { Letters } from './edits.ts'
import { editsFrom } from './edits-from.ts'
import { letterSetOf, lettersApart } from './letter-set.ts'
import {
  LEAST_PART_WITHIN,
  LEAST_PREFIX,
  LEAST_WITHIN,
  type Likeness,
  likenessOf,
  mostEdits,
  type Name,
  nameOf,
  nameOfPlain,
  weightOf,
} from './likeness.ts'
import type { MarkFilter, PackedMarks } from './packed-marks.ts'

export interface FoundMark extends Likeness {
  entry: number
  id: number
}

/** Of more marks that are like a name only so many are told, the most alike. */
export const MOST_FOUND = 1000

export function findMarks(marks: PackedMarks, typed: string, filter: MarkFilter, most = MOST_FOUND): FoundMark[] {
  const name = nameOf(typed)
  if (name.look === '') return []
  const passes = marks.passing(filter)
  const near = new Set<number>()
  const sharing = new Set<number>()
  sameLook(marks, name.look, near)
  sameSound(marks, name, near)
  sharedWords(marks, name, sharing)
  nearSpelled(marks, name, near)
  if (weightOf(name.look) >= LEAST_PREFIX) sharedLetters(marks, name, sharing)
  const weak = longestShared(marks, name, sharing, passes, most)
  return ratedAs(marks, name, [...new Set([...near, ...weak])].filter(passes)).slice(0, most)
}

/** The entries that are like the name, the most alike first; of equals living ones first. */
export function ratedAs(marks: PackedMarks, name: Name, entries: readonly number[]): FoundMark[] {
  const found: FoundMark[] = []
  for (const entry of entries) {
    const likeness = likenessOf(name, nameOfPlain(marks.plain(entry)))
    if (likeness) found.push({ entry, id: marks.id(entry), ...likeness })
  }
  return found.sort(
    (a, b) =>
      b.similarity - a.similarity || Number(marks.isDead(a.entry)) - Number(marks.isDead(b.entry)) || a.id - b.id,
  )
}

export const sameLook = (marks: PackedMarks, look: string, found: Set<number>): void =>
  marks.byLook.each(hashOf(look), (entry) => found.add(entry))

export const sameSound = (marks: PackedMarks, { soundKey }: Name, found: Set<number>): void =>
  marks.bySound.each(hashOf(soundKey), (entry) => found.add(entry))

/** Those that have all words of the name, or all of whose words the name has. */
function sharedWords(marks: PackedMarks, { words }: Name, found: Set<number>): void {
  const shared = new Map<number, number>()
  for (const word of words) marks.byWord.each(hashOf(word), (entry) => shared.set(entry, (shared.get(entry) ?? 0) + 1))
  for (const [entry, count] of shared) if (count === words.length || count === marks.words(entry)) found.add(entry)
}

/** Those of nearly the same letters. */
function nearSpelled(marks: PackedMarks, { letters, look }: Name, found: Set<number>): void {
  const { lengths, letterSets } = marks
  const set = letterSetOf(look)
  const length = look.length
  const edits = editsFrom(letters)
  const other: Letters = { of: letters.of, from: 0, to: 0 }
  for (let theirs = length - mostEdits(length); theirs - length <= mostEdits(theirs); theirs++) {
    const most = mostEdits(Math.max(theirs, length))
    for (const entry of marks.ofLength(theirs)) {
      if (lettersApart(set, letterSets[entry] ?? 0) > most || lengths[entry] === 0) continue
      marks.point(other, entry)
      if (edits(other, most) <= most) found.add(entry)
    }
  }
}

/** Those that begin with the name or that it begins with, and those of which one stands within the other. */
function sharedLetters(marks: PackedMarks, { letters, look }: Name, found: Set<number>): void {
  const { lengths, letterSets, size } = marks
  const set = letterSetOf(look)
  const length = look.length
  const other: Letters = { of: letters.of, from: 0, to: 0 }
  for (let entry = 0; entry < size; entry++) {
    const theirs = lengths[entry] ?? 0
    const theirSet = letterSets[entry] ?? 0
    if ((theirs > length ? set & ~theirSet : theirSet & ~set) !== 0 || theirs === length || theirs === 0) continue
    marks.point(other, entry)
    if (theirs > length ? stands(letters, other) : stands(other, letters)) found.add(entry)
  }
}

/** Whether the short one begins the long one, or stands in it and is half of it. */
function stands(short: Letters, long: Letters): boolean {
  const length = short.to - short.from
  const room = long.to - long.from - length
  const last = length >= LEAST_WITHIN / 2 && length / (length + room) >= LEAST_PART_WITHIN ? room : 0
  for (let shift = 0; shift <= last; shift++) {
    let at = 0
    while (at < length && short.of[short.from + at] === long.of[long.from + shift + at]) at++
    if (at === length) return true
  }
  return false
}

/** Of those that share words or letters, the ones of which the shared part is largest: the others are less alike. */
function longestShared(
  marks: PackedMarks,
  { look }: Name,
  sharing: Set<number>,
  passes: (entry: number) => boolean,
  most: number,
): number[] {
  const parts = [...sharing].filter(passes)
  if (parts.length <= most) return parts
  const partOf = (entry: number) => {
    const theirs = marks.lengths[entry] ?? 1
    return Math.min(theirs, look.length) / Math.max(theirs, look.length)
  }
  // Few parts there are, and hundreds of thousands of marks that share a word: to sort those would take longer than all else.
  const byPart = Map.groupBy(parts, partOf)
  const chosen: number[] = []
  for (const part of [...byPart.keys()].sort((a, b) => b - a)) {
    const left = most - chosen.length
    const entries = byPart.get(part) ?? []
    if (entries.length >= left) return [...chosen, ...Uint32Array.from(entries).sort().subarray(0, left)]
    chosen.push(...entries)
  }
  return chosen
}
