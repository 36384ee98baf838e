/** Looks up one word or group of words of a listing among the marks that are not dead. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { lookOf } from './fold.ts'
import { mostEdits, nameOf, nameOfPlain, ofLetters } from './likeness.ts'
import { type FoundMark, ratedAs, sameLook, sameSound } from './mark-index.ts'
import { nearByZones } from './near-by-zones.ts'
import type { PackedMarks } from './packed-marks.ts'

/** Below that a listing has more chance likenesses than true ones. A letter in six may differ. */
const LEAST = 0.79
/** Shorter words are like too many others: they have to look the same, in lower case to be the same. */
const LEAST_LETTERS = 5
const MOST_MARKS = 5
/** Letters that may differ then, by the length of the longer. */
function mostOf(length: number): number {
  let edits = mostEdits(length)
  while (edits > 0 && ofLetters(1 - edits / length) < LEAST) edits--
  return edits
}

/**
 * `enforced`: to the letter, and of an owner who goes to court; `classed`: to the letter, and the same or of classes that
 * were asked for; `look`: looks the same; `likeness`: any from a certain one on.
 */
export type Manner = 'enforced' | 'classed' | 'look' | 'likeness'

/** How words are looked up. A name has a capital or a digit in it; a word of the language in lower case is hardly meant as one. */
export function mannerOf(text: string, isCommon: boolean): Manner {
  const isWrittenAsName = /\p{Lu}|\p{N}/u.test(text)
  if (isCommon) return isWrittenAsName ? 'classed' : 'enforced'
  return isWrittenAsName ? 'likeness' : 'look'
}

export interface Wanted {
  /** Nice classes; all without. */
  classes?: readonly number[] | undefined
  /** Only marks that are made up, or only real ones. */
  sample?: boolean | undefined
  /** Only marks of these offices; by default all. */
  office?: readonly Office[] | undefined
  /** Whether the owner of a mark goes to court. */
  isEnforced: (markId: number) => boolean
}

/** The marks that a seller's own brand looks the same as: those that a check of its listing does not tell. */
export function ownMarks(marks: PackedMarks, brand: string, filter: Pick<Wanted, 'sample' | 'office'>): FoundMark[] {
  const name = nameOf(brand)
  if (name.look === '') return []
  const entries = new Set<number>()
  sameLook(marks, name.look, entries)
  const passes = marks.passing(filter)
  const isOwn = (entry: number) => passes(entry) && !marks.isDead(entry) && lookOf(marks.plain(entry)) === name.look
  return ratedAs(marks, name, [...entries].filter(isOwn))
}

/** @param own the look of the seller's own brand: marks that look the same are not told */
export function lookUp(marks: PackedMarks, { classes = [], sample, office, isEnforced }: Wanted, own: string) {
  const passes = marks.passing({ classes, sample, office })
  /** The most alike first, five at most; of those that are equally so the owners who go to court. */
  return (plain: string, manner: Manner): FoundMark[] => {
    const look = lookOf(plain)
    if (look.length < 2 || look === own) return []
    const entries = new Set<number>()
    sameLook(marks, look, entries)
    const isLong = look.length >= LEAST_LETTERS
    if (entries.size === 0 && !(manner === 'likeness' && isLong)) return []
    const name = nameOfPlain(plain)
    if (manner === 'likeness' && isLong) {
      sameSound(marks, name, entries)
      nearByZones(marks, name, entries, mostOf)
    }
    const least = manner === 'likeness' || (manner === 'look' && isLong) ? LEAST : 1
    const needsCourt = manner === 'enforced' || (manner === 'classed' && classes.length === 0)
    const found = ratedAs(
      marks,
      name,
      [...entries].filter((entry) => passes(entry) && !marks.isDead(entry)),
    ).filter(
      ({ similarity, entry, id }) =>
        similarity >= least && (!needsCourt || isEnforced(id)) && (own === '' || lookOf(marks.plain(entry)) !== own),
    )
    if (found.length <= MOST_MARKS) return found
    // Of marks that are equally alike, who goes to court is told.
    const courts = new Set(found.filter(({ id }) => isEnforced(id)))
    return found
      .toSorted((a, b) => b.similarity - a.similarity || Number(courts.has(b)) - Number(courts.has(a)))
      .slice(0, MOST_MARKS)
  }
}
