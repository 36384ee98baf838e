/** Lists of terms and words as text: typed, pasted or in an address. */
import { MAX_SEED_LENGTH, MAX_SEEDS, MAX_WITH_LENGTH } from '#contracts/api/keyword-search.ts'
import { MAX_WITHOUT_LENGTH } from '#contracts/model/keywords/word-limits.ts'

/** Words that a term must have, or must not have. */
export const WORD_LISTS = ['with', 'without'] as const
export type WordList = (typeof WORD_LISTS)[number]

/** Characters that the call takes for all words of a list together. */
export const MAX_LENGTHS: Readonly<Record<WordList, number>> = { with: MAX_WITH_LENGTH, without: MAX_WITHOUT_LENGTH }
const SEPARATOR = ','

/** The terms between lines and commas, each once. */
export function termsIn(text: string): string[] {
  const terms = new Map<string, string>()
  for (const part of text.split(/[,，、;；\t\r\n]/)) {
    const term = part.trim().replace(/\s+/g, ' ')
    const key = term.toLowerCase()
    if (term !== '' && !terms.has(key)) terms.set(key, term)
  }
  return [...terms.values()]
}

export interface ReadSeeds {
  seeds: string[]
  /** Terms left out because they are too long. */
  tooLong: number
  /** Terms left out because there are too many. */
  tooMany: number
}

export function readSeeds(text: string): ReadSeeds {
  const terms = termsIn(text)
  const short = terms.filter(({ length }) => length <= MAX_SEED_LENGTH)
  return {
    seeds: short.slice(0, MAX_SEEDS),
    tooLong: terms.length - short.length,
    tooMany: Math.max(0, short.length - MAX_SEEDS),
  }
}

/** As many words as the call takes. */
export function readWords(text: string, list: WordList): string[] {
  const words = termsIn(text)
  while (writeTerms(words).length > MAX_LENGTHS[list]) words.pop()
  return words
}

export const writeTerms = (terms: readonly string[]) => terms.join(SEPARATOR)

/** With the word, or without it if it was there. Without room for the word the list stays as it is. */
export function toggleWord(words: readonly string[], word: string, list: WordList): string[] {
  const others = words.filter((each) => each.toLowerCase() !== word.toLowerCase())
  return others.length < words.length ? others : readWords(writeTerms([...words, word]), list)
}
