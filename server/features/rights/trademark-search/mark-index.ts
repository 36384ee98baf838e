/**
 * Finds the marks similar to a name. Hash tables find marks with the same look or sound or with common words. A scan of all
 * entries finds marks with nearly the same letters and those that contain, or are contained in, the name; the set of letters
 * and the length, five bytes per mark, rule out nearly all. {@link compareNames} rates the rest.
 */
import { hashOf } from './columns.ts'
import {
  compareNames,
  MIN_CONTAINED,
  MIN_CONTAINED_SHARE,
  MIN_PREFIX,
  mostEdits,
  type Name,
  type NameMatch,
  nameOf,
  nameOfPlain,
  weightOf,
} from './compare-names.ts'
import type { Letters } from './edits.ts'
import { editsFrom } from './edits-from.ts'
import { letterSetOf, lettersApart } from './letter-set.ts'
import type { MarkFilter, PackedMarks } from './packed-marks.ts'

export interface FoundMark extends NameMatch {
  entry: number
  id: number
}

/** A search returns at most this many marks, the most similar. */
export const MAX_FOUND = 1000

export function findMarks(marks: PackedMarks, typed: string, filter: MarkFilter, most = MAX_FOUND): FoundMark[] {
  const name = nameOf(typed)
  if (name.look === '') return []
  const passes = marks.passing(filter)
  const near = new Set<number>()
  const sharing = new Set<number>()
  addSameLook(marks, name.look, near)
  addSameSound(marks, name, near)
  addSharedWords(marks, name, sharing)
  addNearSpelled(marks, name, near)
  if (weightOf(name.look) >= MIN_PREFIX) addSharedLetters(marks, name, sharing)
  const weak = longestShared(marks, name, sharing, passes, most)
  return rateMarks(marks, name, [...new Set([...near, ...weak])].filter(passes)).slice(0, most)
}

/** The similar entries, the most similar first; among equals, dead marks last. */
export function rateMarks(marks: PackedMarks, name: Name, entries: readonly number[]): FoundMark[] {
  const found: FoundMark[] = []
  for (const entry of entries) {
    const match = compareNames(name, nameOfPlain(marks.plain(entry)))
    if (match) found.push({ entry, id: marks.id(entry), ...match })
  }
  return found.sort(
    (a, b) =>
      b.similarity - a.similarity || Number(marks.isDead(a.entry)) - Number(marks.isDead(b.entry)) || a.id - b.id,
  )
}

export const addSameLook = (marks: PackedMarks, look: string, found: Set<number>): void =>
  marks.byLook.each(hashOf(look), (entry) => found.add(entry))

export const addSameSound = (marks: PackedMarks, { soundKey }: Name, found: Set<number>): void =>
  marks.bySound.each(hashOf(soundKey), (entry) => found.add(entry))

/** Finds marks with all words of the name, and marks whose words are all in the name. */
function addSharedWords(marks: PackedMarks, { words }: Name, found: Set<number>): void {
  const shared = new Map<number, number>()
  for (const word of words) marks.byWord.each(hashOf(word), (entry) => shared.set(entry, (shared.get(entry) ?? 0) + 1))
  for (const [entry, count] of shared) if (count === words.length || count === marks.words(entry)) found.add(entry)
}

function addNearSpelled(marks: PackedMarks, { letters, look }: Name, found: Set<number>): void {
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

/** Finds marks that contain the name or are contained in it, as a prefix or otherwise. */
function addSharedLetters(marks: PackedMarks, { letters, look }: Name, found: Set<number>): void {
  const { lengths, letterSets, size } = marks
  const set = letterSetOf(look)
  const length = look.length
  const other: Letters = { of: letters.of, from: 0, to: 0 }
  for (let entry = 0; entry < size; entry++) {
    const theirs = lengths[entry] ?? 0
    const theirSet = letterSets[entry] ?? 0
    if ((theirs > length ? set & ~theirSet : theirSet & ~set) !== 0 || theirs === length || theirs === 0) continue
    marks.point(other, entry)
    if (theirs > length ? isPart(letters, other) : isPart(other, letters)) found.add(entry)
  }
}

/** True if `long` begins with `short`, or contains it and is at most twice as long. */
function isPart(short: Letters, long: Letters): boolean {
  const length = short.to - short.from
  const room = long.to - long.from - length
  const last = length >= MIN_CONTAINED / 2 && length / (length + room) >= MIN_CONTAINED_SHARE ? room : 0
  for (let shift = 0; shift <= last; shift++) {
    let at = 0
    while (at < length && short.of[short.from + at] === long.of[long.from + shift + at]) at++
    if (at === length) return true
  }
  return false
}

/** The entries with the largest shared part; the others are less similar. */
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
  // Grouping is cheap, because there are few different parts; sorting hundreds of thousands of marks would dominate the search.
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
