import type { Office } from '#contracts/model/rights/patent.ts'
import { letterSimilarity, mostEdits, nameOf, nameOfPlain } from './compare-names.ts'
import { lookOf } from './fold.ts'
import { addSameLook, addSameSound, type FoundMark, rateMarks } from './mark-index.ts'
import { addNearByZones } from './near-by-zones.ts'
import type { PackedMarks } from './packed-marks.ts'

/** Below this similarity most matches in a listing are accidental. It permits one different letter in six. */
const MIN_SIMILARITY = 0.79
/** Shorter words resemble too many others: they must look the same, and in lower case be spelled the same. */
const MIN_LETTERS = 5
const MAX_MARKS = 5
/** The maximum number of edits for {@link MIN_SIMILARITY} by the length of the longer name. */
function mostOf(length: number): number {
  let edits = mostEdits(length)
  while (edits > 0 && letterSimilarity(1 - edits / length) < MIN_SIMILARITY) edits--
  return edits
}

/**
 * `enforced`: an exact match whose owner litigates. `classed`: an exact match in the given classes; if none are given,
 * the same as `enforced`. `look`: looks the same. `similar`: any match of sufficient similarity.
 */
export type MatchRule = 'enforced' | 'classed' | 'look' | 'similar'

/** A name contains a capital or a digit; a common word in lower case is hardly meant as a name. */
export function matchRuleFor(text: string, isCommon: boolean): MatchRule {
  const isWrittenAsName = /\p{Lu}|\p{N}/u.test(text)
  if (isCommon) return isWrittenAsName ? 'classed' : 'enforced'
  return isWrittenAsName ? 'similar' : 'look'
}

export interface MarkSelection {
  /** Nice classes; all by default. */
  classes?: readonly number[] | undefined
  /** True: sample marks only; false: real marks only. */
  sample?: boolean | undefined
  office?: readonly Office[] | undefined
  /** True if the mark's owner litigates. */
  isEnforced: (markId: number) => boolean
}

/** The marks that look the same as the seller's own brand, which a check of its listing skips. */
export function ownMarks(
  marks: PackedMarks,
  brand: string,
  filter: Pick<MarkSelection, 'sample' | 'office'>,
): FoundMark[] {
  const name = nameOf(brand)
  if (name.look === '') return []
  const entries = new Set<number>()
  addSameLook(marks, name.look, entries)
  const passes = marks.passing(filter)
  const isOwn = (entry: number) => passes(entry) && !marks.isDead(entry) && lookOf(marks.plain(entry)) === name.look
  return rateMarks(marks, name, [...entries].filter(isOwn))
}

/** @param own the look of the seller's own brand; marks that look the same are skipped */
export function createLookUp(
  marks: PackedMarks,
  { classes = [], sample, office, isEnforced }: MarkSelection,
  own: string,
) {
  const passes = marks.passing({ classes, sample, office })
  /** The most similar first, five at most. */
  return (plain: string, rule: MatchRule): FoundMark[] => {
    const look = lookOf(plain)
    if (look.length < 2 || look === own) return []
    const entries = new Set<number>()
    addSameLook(marks, look, entries)
    const isLong = look.length >= MIN_LETTERS
    if (entries.size === 0 && !(rule === 'similar' && isLong)) return []
    const name = nameOfPlain(plain)
    if (rule === 'similar' && isLong) {
      addSameSound(marks, name, entries)
      addNearByZones(marks, name, entries, mostOf)
    }
    const least = rule === 'similar' || (rule === 'look' && isLong) ? MIN_SIMILARITY : 1
    const needsEnforcement = rule === 'enforced' || (rule === 'classed' && classes.length === 0)
    const found = rateMarks(
      marks,
      name,
      [...entries].filter((entry) => passes(entry) && !marks.isDead(entry)),
    ).filter(
      ({ similarity, entry, id }) =>
        similarity >= least &&
        (!needsEnforcement || isEnforced(id)) &&
        (own === '' || lookOf(marks.plain(entry)) !== own),
    )
    if (found.length <= MAX_MARKS) return found
    // Of equally similar marks those of litigating owners come first.
    const enforced = new Set(found.filter(({ id }) => isEnforced(id)))
    return found
      .toSorted((a, b) => b.similarity - a.similarity || Number(enforced.has(b)) - Number(enforced.has(a)))
      .slice(0, MAX_MARKS)
  }
}
