/**
 * Finds the words of a listing that are similar to marks that are not dead. Every word and every group of up to four words is
 * looked up. Many common words are marks too, so they count only as exact matches, and only if written as a name in one of the
 * given classes, or if the owner litigates. Other words count from the similarity at which buyers confuse names; in lower case, or
 * if they are short, they must look the same.
 */
import { type Candidate, type Finding, findingsOf } from './findings.ts'
import { lookOf, plainOf } from './fold.ts'
import { groupsOf, type ListingWord, listingWords } from './listing-words.ts'
import { createLookUp, type MarkSelection, matchRuleFor } from './look-up.ts'
import type { FoundMark } from './mark-index.ts'
import type { PackedMarks } from './packed-marks.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface CheckOptions extends MarkSelection {
  /** The seller's own brand, which is no finding. */
  own?: string | undefined
}

export interface CheckedListing {
  checked: number
  /** In the order of their first places. */
  findings: Finding[]
}

export function checkListing(
  index: { marks: PackedMarks; words: Vocabulary },
  text: string,
  options: CheckOptions,
): CheckedListing {
  const listing = listingWords(text)
  const known = listing.map((word) => index.words.knows(plainOf(word.text)))
  const own = lookOf(plainOf(options.own ?? ''))
  const isOwn = ownWords(text, listing, own)
  const look = createLookUp(index.marks, options, own)
  const looked = new Map<string, FoundMark[]>()
  const candidates: Candidate[] = []
  for (const group of groupsOf(text, listing)) {
    if (isOwn.slice(group.first, group.last + 1).some(Boolean)) continue
    const isCommon = known.slice(group.first, group.last + 1).every(Boolean)
    const rule = matchRuleFor(group.text, isCommon)
    const plain = plainOf(group.text)
    const marks = looked.get(`${rule} ${plain}`) ?? look(plain, rule)
    looked.set(`${rule} ${plain}`, marks)
    if (marks.length > 0) candidates.push({ group, plain, isCommon, marks })
  }
  return { checked: looked.size, findings: findingsOf(text, candidates) }
}

/** For each word of the listing, true if it belongs to the seller's own brand. */
function ownWords(text: string, listing: ListingWord[], own: string): boolean[] {
  const isOwn = listing.map(() => false)
  if (own !== '')
    for (const group of groupsOf(text, listing))
      if (lookOf(plainOf(group.text)) === own) isOwn.fill(true, group.first, group.last + 1)
  return isOwn
}
