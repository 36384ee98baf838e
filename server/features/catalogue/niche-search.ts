/**
 * Scores how well a typed keyword matches the texts of a niche. Intl.Segmenter splits Chinese and Japanese into words,
 * so word order does not matter there either.
 */
import type { Niche } from '#contracts/model/niche.ts'

export interface Searchable {
  titles: string[]
  /** Keywords in all languages. */
  words: string[]
  /** Searches of the last month over all its keywords. */
  searches: number
}

export interface Query {
  phrase: string
  /** Words to find in any order; `parts` are the segments of a Chinese or Japanese word. */
  words: { text: string; parts: string[] }[]
}

/** Minimum found share of the typed letters for a partial match. */
const MIN_PARTIAL = 0.4

/** Normalizes a text: lower case, without accents and punctuation, single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    // Removes accents of European letters only; in Japanese, such marks change the syllable.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

export function searchableOf(
  { title, zh, en }: Pick<Niche, 'title' | 'zh' | 'en'>,
  words: readonly string[],
  searches: number,
): Searchable {
  const folded = (texts: readonly (string | null)[]) =>
    [...new Set(texts.map((text) => fold(text ?? '')))].filter((text) => text !== '')
  return { titles: folded([title, zh, en]), words: folded(words), searches }
}

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export function parseQuery(typed: string): Query {
  const phrase = fold(typed)
  const words = phrase === '' ? [] : [...new Set(phrase.split(' '))]
  return {
    phrase,
    words: words.map((text) => ({
      text,
      parts: EASTERN.test(text) ? [...segmenter.segment(text)].map(({ segment }) => segment) : [],
    })),
  }
}

/**
 * The match score, 0 for no match: 5 an exact text, 4 all words in one title, 3 all words in one keyword, 2 all words
 * in several texts, less than 1 the share of the typed letters found.
 */
export function matchScore({ phrase, words }: Query, { titles, words: keywords }: Searchable): number {
  if (words.length === 0) return 0
  const texts = [...titles, ...keywords]
  if (texts.includes(phrase)) return 5
  const all = (text: string) => words.every((word) => isIn(word, text))
  if (titles.some(all)) return 4
  if (keywords.some(all)) return 3
  if (hasAllWords({ phrase, words }, texts)) return 2
  const share = foundShare(words, texts)
  return share >= MIN_PARTIAL ? share : 0
}

/** Whether each word is in one of the texts, by the rules of `matchScore`. */
export const hasAllWords = ({ words }: Query, folded: readonly string[]): boolean =>
  words.every((word) => folded.some((text) => isIn(word, text)))

function isIn({ text, parts }: Query['words'][number], within: string): boolean {
  if (parts.length === 0) return hasWord(within, text)
  return within.includes(text) || (parts.length > 1 && parts.every((share) => within.includes(share)))
}

/**
 * Words of one or two letters must match whole words, three letters a word's start, longer ones may be inside a
 * compound; a plural matches its singular.
 */
function hasWord(within: string, word: string): boolean {
  if (word.length < 3) return ` ${within} `.includes(` ${word} `)
  const found = (form: string) => (form.length < 4 ? ` ${within}`.includes(` ${form}`) : within.includes(form))
  return found(word) || (word.length > 3 && word.endsWith('s') && found(word.slice(0, -1)))
}

/** Share of the typed letters found, as words or as Chinese and Japanese segments of at least two characters. */
function foundShare(words: Query['words'], texts: string[]): number {
  let found = 0
  let length = 0
  for (const word of words) {
    length += word.text.length
    if (texts.some((text) => isIn(word, text))) found += word.text.length
    else
      for (const share of word.parts)
        if (share.length > 1 && texts.some((text) => text.includes(share))) found += share.length
  }
  return found / length
}
