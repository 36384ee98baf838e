import type { MarketplaceFacts } from '../marketplaces.ts'

export type ListingLanguage = MarketplaceFacts['language']

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })

/** Characters that are always one code unit each, so the slow segmenter is not needed. */
const PLAIN = /^[\n\x20-\u02ff\u2010-\u2027\u3000-\u3098\u309b-\u9fff\uff01-\uff60]*$/

/** Counts graphemes: an emoji of several code points is one character. */
export function characters(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

/** Only Japanese, which has no spaces, needs the slow segmenter. */
export function wordsOf(text: string, language: ListingLanguage): string[] {
  if (language !== 'ja') return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  return [...japaneseWords.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)
}

/** Digits, ©, ® and ™ do not count as emoji. */
export const hasEmoji = (text: string): boolean => /(?![0-9#*©®™])\p{Extended_Pictographic}/u.test(text)

/** Words of five or more capitals; shorter ones are usually abbreviations (USB, HDMI). */
export const wordsInCapitals = (words: string[]): string[] => words.filter((word) => /^\p{Lu}{5,}$/u.test(word))
