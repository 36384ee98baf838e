/**
 * Collectors often request a site in English, and Amazon then returns a translation. Its length and words are not the
 * seller's.
 */
import type { Product } from '../catalogue.ts'
import { marketplaces } from '../marketplaces.ts'
import { isSmallWord } from './phrases.ts'
import type { ListingLanguage } from './text.ts'

export type ListingText = Pick<Product, 'marketplace' | 'title' | 'brand' | 'bullets' | 'description'>

/** Words that the other languages of our sites rarely use. Includes names of goods, because titles have few small words. */
const ENGLISH = new Set(
  [
    'the and of with without for from by is are it this that these your you can our has have will when which they their into',
    'pack piece pieces made men women boy boys girl girls kids children newborn toddler clothes clothing sleeve sleeves long',
    'short trousers pants shirt cloth cloths wash soft warm cotton knitted breathable suit',
  ].flatMap((words) => words.split(' ')),
)

/** Minimum number of different English words, their share of all words, and their number per word of the site's language. */
const SURE = { words: 5, share: 0.2, perOwnWord: 10 }

/** Whether title and bullets are an English translation; false if in doubt. */
export function isTranslated({ marketplace, title, brand, bullets, description }: ListingText): boolean {
  const { language } = marketplaces[marketplace]
  if (language === 'en') return false
  const wordsIn = (texts: string[]) =>
    countWords(brand ? texts.join(' ').replaceAll(brand, ' ') : texts.join(' '), language)
  const ofTitle = wordsIn([title])
  if (ofTitle.own > ofTitle.english.length) return false
  return isEnglish(wordsIn([title, ...bullets])) || isEnglish(wordsIn([title, ...bullets, description ?? '']))
}

interface WordCounts {
  all: number
  english: string[]
  own: number
}

function countWords(text: string, language: ListingLanguage): WordCounts {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return {
    all: words.length,
    english: words.filter((word) => ENGLISH.has(word)),
    own: words.filter((word) => isOwn(word, language)).length,
  }
}

function isOwn(word: string, language: ListingLanguage): boolean {
  if (language === 'ja') return /[\u3040-\u30ff\u4e00-\u9fff]/u.test(word)
  return isSmallWord(word, language) && !isSmallWord(word, 'en')
}

const isEnglish = ({ all, english, own }: WordCounts): boolean =>
  new Set(english).size >= SURE.words && english.length >= all * SURE.share && english.length >= own * SURE.perOwnWord
