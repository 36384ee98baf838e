/** The words of a pasted listing with their places, and the groups of neighbours that may be a name together. */

export interface Place {
  from: number
  to: number
}
export interface ListingWord extends Place {
  text: string
  /** It may form a name with the word before it: nothing but blanks, a hyphen or the like is between them. */
  joined: boolean
}
/** `first` and `last` number its words. */
export interface WordGroup extends Place {
  text: string
  first: number
  last: number
}

/** Words that a name may have. */
const MOST_WORDS = 4

const WORD = /[\p{L}\p{M}\p{N}$@]+/gu
/** Written without blanks, cut into words by a dictionary. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const JOINT = /^(?: ?[-–&·+] ?|['’./]| {1,2})?$/
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

export function listingWords(text: string): ListingWord[] {
  const words: ListingWord[] = []
  let end = -1
  const add = (word: string, from: number) => {
    words.push({ text: word, from, to: from + word.length, joined: end >= 0 && JOINT.test(text.slice(end, from)) })
    end = from + word.length
  }
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!EASTERN.test(run)) add(run, index)
    else for (const { segment, index: at } of segmenter.segment(run)) add(segment, index + at)
  }
  return words
}

/** Each word and each group of up to four neighbours, in order, the longer first at each place. */
export function* groupsOf(text: string, words: readonly ListingWord[]): Generator<WordGroup> {
  for (const [first, { from }] of words.entries()) {
    let last = first
    while (last + 1 < words.length && last - first + 1 < MOST_WORDS && words[last + 1]?.joined) last++
    for (; last >= first; last--) {
      const to = words[last]?.to ?? from
      yield { text: text.slice(from, to), from, to, first, last }
    }
  }
}
