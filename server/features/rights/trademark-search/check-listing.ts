/**
 * The words of a listing that are, or are like, a mark that is not dead. Every word and every group of up to four is looked
 * up. A listing is full of words that are marks of somebody too, so words of the language are told only where they are a mark
 * to the letter, and either written as a name and of the classes that were asked for, or of an owner who goes to court; other
 * words from a likeness on at which buyers confuse them, and in lower case only where they look the same.
 */
import { type Candidate, type Finding, findingsOf } from './findings.ts'
import { lookOf, plainOf } from './fold.ts'
import { groupsOf, type ListingWord, listingWords } from './listing-words.ts'
import { lookUp, mannerOf, type Wanted } from './look-up.ts'
import type { FoundMark } from './mark-index.ts'
import type { PackedMarks } from './packed-marks.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Asked extends Wanted {
  /** The seller's own brand, which is no finding. */
  own?: string | undefined
}

export interface CheckedListing {
  /** How many different words and groups were looked up. */
  checked: number
  /** In the order of their first places. */
  findings: Finding[]
}

export function checkListing(
  index: { marks: PackedMarks; words: Vocabulary },
  text: string,
  asked: Asked,
): CheckedListing {
  const listing = listingWords(text)
  const known = listing.map((word) => index.words.knows(plainOf(word.text)))
  const own = lookOf(plainOf(asked.own ?? ''))
  const isOwn = ownWords(text, listing, own)
  const look = lookUp(index.marks, asked, own)
  const looked = new Map<string, FoundMark[]>()
  const candidates: Candidate[] = []
  for (const group of groupsOf(text, listing)) {
    if (isOwn.slice(group.first, group.last + 1).some(Boolean)) continue
    const isCommon = known.slice(group.first, group.last + 1).every(Boolean)
    const manner = mannerOf(group.text, isCommon)
    const plain = plainOf(group.text)
    const marks = looked.get(`${manner} ${plain}`) ?? look(plain, manner)
    looked.set(`${manner} ${plain}`, marks)
    if (marks.length > 0) candidates.push({ group, plain, isCommon, marks })
  }
  return { checked: looked.size, findings: findingsOf(text, candidates) }
}

/** Which words of the listing are the seller's own brand. */
function ownWords(text: string, listing: ListingWord[], own: string): boolean[] {
  const isOwn = listing.map(() => false)
  if (own !== '')
    for (const group of groupsOf(text, listing))
      if (lookOf(plainOf(group.text)) === own) isOwn.fill(true, group.first, group.last + 1)
  return isOwn
}
