/** Counts what a person counts: an emoji of several code points is one character, a Japanese word needs no spaces. */
import type { MarketplaceFacts } from '../marketplaces.ts'

export type ListingLanguage = MarketplaceFacts['language']

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })

/** Letters, digits, kana and Chinese characters that are one code unit each: no need to look for clusters. */
const PLAIN = /^[\n\x20-\u02ff\u2010-\u2027\u3000-\u3098\u309b-\u9fff\uff01-\uff60]*$/

/** Number of characters as a person sees them. */
export function characters(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

/** The words of a text, in its own letters. Only Japanese writes them together, and needs the (slow) segmenter. */
export function wordsOf(text: string, language: ListingLanguage): string[] {
  if (language !== 'ja') return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  return [...japaneseWords.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)
}

/** Whether a text holds an emoji or another pictograph; digits, © and ™ are none. */
export const hasEmoji = (text: string): boolean => /(?![0-9#*©®™])\p{Extended_Pictographic}/u.test(text)

/** Words of five letters or more that are all capitals; shorter ones are usually abbreviations (USB, HDMI). */
export const shouted = (words: string[]): string[] => words.filter((word) => /^\p{Lu}{5,}$/u.test(word))
