/**
 * The words of a listing that are, or are like, a mark that is not dead. Every word and every group of up to four is looked
 * up. A listing is full of words that are marks of somebody too, so words of the language are told only where they are a mark
 * to the letter, and either of the classes that were asked for or of an owner who goes to court; other words from a likeness
 * on at which buyers confuse them, and in lower case only where they look the same.
 */
import type { Use } from '#contracts/model/rights/trademark.ts'
import { isCompatibility } from './compatibility.ts'
import { lookOf, plainOf } from './fold.ts'
import { mostEdits, nameOf, ofLetters } from './likeness.ts'
import { groupsOf, type ListingWord, listingWords, type Place, type WordGroup } from './listing-words.ts'
import { type FoundMark, nearSpelled, ratedAs, sameLook, sameSound } from './mark-index.ts'
import type { PackedMarks } from './packed-marks.ts'
import { slices } from './slices.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Below that a listing has more chance likenesses than true ones. A letter in six may differ. */
const LEAST = 0.79
/** Shorter words are like too many others: they have to look the same. */
const LEAST_LETTERS = 5
const MOST_MARKS = 5
/** Letters that may differ then, by the length of the longer. */
const mostOf = (length: number) => {
  let edits = mostEdits(length)
  while (edits > 0 && ofLetters(1 - edits / length) < LEAST) edits--
  return edits
}

export interface Asked {
  /** Nice classes; all without. */
  classes?: readonly number[] | undefined
  /** The seller's own brand, which is no finding. */
  own?: string | undefined
  /** Whether the owner of a mark goes to court. */
  isEnforced: (markId: number) => boolean
}
export interface Finding {
  words: string
  places: Place[]
  use: Use
  /** The most alike first, five at most. */
  marks: FoundMark[]
}
interface Candidate {
  group: WordGroup
  isCommon: boolean
  marks: FoundMark[]
}

/** Works in slices, so that nobody else waits. @returns how many different words and groups were looked up, and what was found */
export async function checkListing(
  index: { marks: PackedMarks; words: Vocabulary },
  text: string,
  asked: Asked,
): Promise<{ checked: number; findings: Finding[] }> {
  const pause = slices()
  const listing = listingWords(text)
  const known = listing.map((word) => index.words.knows(plainOf(word.text)))
  const own = lookOf(plainOf(asked.own ?? ''))
  const isOwn = ownWords(text, listing, own)
  const lookUp = looker(index.marks, asked, own)
  const looked = new Map<string, FoundMark[]>()
  const candidates: Candidate[] = []
  for (const group of groupsOf(text, listing)) {
    if (isOwn.slice(group.first, group.last + 1).some(Boolean)) continue
    const isCommon = known.slice(group.first, group.last + 1).every(Boolean)
    const manner = mannerOf(group.text, isCommon)
    const key = `${manner} ${plainOf(group.text)}`
    const marks = looked.get(key) ?? lookUp(group.text, manner)
    looked.set(key, marks)
    if (marks.length > 0) candidates.push({ group, isCommon, marks })
    await pause()
  }
  return { checked: looked.size, findings: findingsOf(text, candidates) }
}

/** `told`: to the letter, and only of an owner who goes to court; `letters`: to the letter, of the classes too; `look`: looks the same; `likeness`: any from a certain one on. */
type Manner = 'told' | 'letters' | 'look' | 'likeness'

/** A name has a capital or a digit in it. A word of the language in lower case is hardly meant as one. */
function mannerOf(text: string, isCommon: boolean): Manner {
  const isWrittenAsName = /\p{Lu}|\p{N}/u.test(text)
  if (isCommon) return isWrittenAsName ? 'letters' : 'told'
  return isWrittenAsName ? 'likeness' : 'look'
}

/** Which words of the listing are the seller's own brand. */
function ownWords(text: string, listing: ListingWord[], own: string): boolean[] {
  const isOwn = listing.map(() => false)
  if (own !== '')
    for (const group of groupsOf(text, listing))
      if (lookOf(plainOf(group.text)) === own) isOwn.fill(true, group.first, group.last + 1)
  return isOwn
}

function looker(marks: PackedMarks, { classes, isEnforced }: Asked, own: string) {
  const passes = marks.passing({ classes })
  return (text: string, manner: Manner): FoundMark[] => {
    const name = nameOf(text)
    if (name.look.length < 2 || name.look === own) return []
    const entries = new Set<number>()
    sameLook(marks, name, entries)
    if (manner === 'likeness' && name.look.length >= LEAST_LETTERS) {
      sameSound(marks, name, entries)
      nearSpelled(marks, name, entries, mostOf)
    }
    const asks = (entry: number) => passes(entry) && !marks.isDead(entry)
    const isExact = manner === 'told' || manner === 'letters' || (manner === 'look' && name.look.length < LEAST_LETTERS)
    const found = ratedAs(marks, name, [...entries].filter(asks)).filter(
      ({ similarity }) => similarity >= (isExact ? 1 : LEAST),
    )
    const isAny = manner === 'look' || manner === 'likeness' || (manner === 'letters' && classes !== undefined)
    const told = isAny ? found : found.filter(({ id }) => isEnforced(id))
    return told.filter(({ entry }) => own === '' || lookOf(marks.plain(entry)) !== own).slice(0, MOST_MARKS)
  }
}

/** Of words that several names share, the most alike name has them, then the longest. */
function findingsOf(text: string, candidates: Candidate[]): Finding[] {
  const rank = ({ isCommon, marks }: Candidate) => (isCommon ? 0 : 1) + (marks[0]?.similarity ?? 0)
  const taken = new Set<number>()
  const placed: Candidate[] = []
  for (const candidate of candidates.toSorted(
    (a, b) => rank(b) - rank(a) || b.group.last - b.group.first - (a.group.last - a.group.first),
  )) {
    const { first, last } = candidate.group
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    if (numbers.some((number) => taken.has(number))) continue
    for (const number of numbers) taken.add(number)
    placed.push(candidate)
  }
  placed.sort((a, b) => a.group.from - b.group.from)
  return merged(text, placed)
}

/** The same words are one finding with several places. */
function merged(text: string, placed: Candidate[]): Finding[] {
  const findings = new Map<string, Finding>()
  let listed: Place | undefined
  for (const { group, isCommon, marks } of placed) {
    const { from, to } = group
    const compatible = isCompatibility(text, { from, to, isCommon }, listed)
    listed = compatible ? group : undefined
    const use = compatible ? 'compatibility' : isCommon ? 'commonWord' : 'name'
    const key = `${use} ${plainOf(group.text)}`
    const finding = findings.get(key)
    if (finding) finding.places.push({ from, to })
    else findings.set(key, { words: group.text, places: [{ from, to }], use, marks })
  }
  return [...findings.values()]
}
