/**
 * How well a keyword that somebody typed fits the texts of a niche. Chinese and Japanese are cut into words by the
 * dictionary of Intl.Segmenter, so that words may stand in any order there too.
 */
import type { Niche } from '#contracts/model/niche.ts'

/** The texts of a niche, folded. */
export interface Searchable {
  titles: string[]
  /** Keywords in all languages. */
  words: string[]
  /** Searches of the last month for all of its keywords. */
  searches: number
}

export interface Query {
  phrase: string
  /** What has to be found, in any order; each with the parts that it may be found in. */
  words: { text: string; parts: string[] }[]
}

/** Less than this part of what was typed is no match. */
const LEAST = 0.4

/** One spelling of a text: without case, accents, punctuation and doubled blanks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    // Accents of European letters only: in Japanese a mark makes another syllable.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

/** @param searches of the last month, for all of its keywords */
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

export function queryOf(typed: string): Query {
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
 * How well it fits, 0 is not at all: 5 one of its texts to the letter, 4 all words in a title, 3 all in one keyword, 2 all
 * in several of them, below that the part of what was typed that is found.
 */
export function fitOf({ phrase, words }: Query, { titles, words: keywords }: Searchable): number {
  if (words.length === 0) return 0
  const texts = [...titles, ...keywords]
  if (texts.includes(phrase)) return 5
  const all = (text: string) => words.every((word) => isIn(word, text))
  if (titles.some(all)) return 4
  if (keywords.some(all)) return 3
  if (words.every((word) => texts.some((text) => isIn(word, text)))) return 2
  const part = partFound(words, texts)
  return part >= LEAST ? part : 0
}

function isIn({ text, parts }: Query['words'][number], within: string): boolean {
  if (parts.length === 0) return hasWord(within, text)
  return within.includes(text) || (parts.length > 1 && parts.every((part) => within.includes(part)))
}

/** Short words have to begin one of the text's, longer ones may stand inside a compound; a plural finds its singular. */
function hasWord(within: string, word: string): boolean {
  if (word.length < 3) return ` ${within} `.includes(` ${word} `)
  const found = (form: string) => (form.length < 4 ? ` ${within}`.includes(` ${form}`) : within.includes(form))
  return found(word) || (word.length > 3 && word.endsWith('s') && found(word.slice(0, -1)))
}

/** The part of the letters typed that are in words (or, of Chinese and Japanese, parts of two signs or more) that are found. */
function partFound(words: Query['words'], texts: string[]): number {
  let found = 0
  let length = 0
  for (const word of words) {
    length += word.text.length
    if (texts.some((text) => isIn(word, text))) found += word.text.length
    else
      for (const part of word.parts)
        if (part.length > 1 && texts.some((text) => text.includes(part))) found += part.length
  }
  return found / length
}
