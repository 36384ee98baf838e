export interface Place {
  from: number
  to: number
}
export interface ListingWord extends Place {
  text: string
  /** It may form a name with the previous word: only blanks, a hyphen or a similar sign separate them. */
  joined: boolean
}
/** `first` and `last` are indices of words. */
export interface WordGroup extends Place {
  text: string
  first: number
  last: number
}

const MAX_WORDS = 4

const WORD = /[\p{L}\p{M}\p{N}$@]+/gu
/** Scripts without blanks between words, which `Intl.Segmenter` splits by a dictionary. */
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

/** Each word and each group of up to four joined words, ordered by first word, the longest group first. */
export function* groupsOf(text: string, words: readonly ListingWord[]): Generator<WordGroup> {
  for (const [first, { from }] of words.entries()) {
    let last = first
    while (last + 1 < words.length && last - first + 1 < MAX_WORDS && words[last + 1]?.joined) last++
    for (; last >= first; last--) {
      const to = words[last]?.to ?? from
      yield { text: text.slice(from, to), from, to, first, last }
    }
  }
}
