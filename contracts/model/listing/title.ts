/** Rules of the title (DOMAIN B7; Amazon's title requirements of 2025-01-21). 20 points. */
import type { Check } from '../report/block-kinds.ts'
import { gradeRule, type Rule, type Stamp, stampFigure } from './check.ts'
import { isSmallWord, promotionsIn } from './phrases.ts'
import { characters, type ListingLanguage, wordsInCapitals, wordsOf } from './text.ts'

export interface TitleFacts {
  title: string
  brand: string | null
  language: ListingLanguage
}

const TITLE_MAXIMUM = 200
/** SellerSprite's threshold of a good title. Japanese needs half, because its characters carry twice as much. */
const TITLE_GOOD = 80
const BANNED = /[!$?_{}^¬¦]/gu
const REPEATS = 2

const RULES = {
  length: { text: 'listing.title.length', fix: 'fix.title.length', maximum: 6 },
  brand: { text: 'listing.title.brand', fix: 'fix.title.brand', maximum: 4 },
  banned: { text: 'listing.title.banned', fix: 'fix.title.banned', maximum: 4 },
  capitals: { text: 'listing.title.capitals', fix: 'fix.title.capitals', maximum: 2 },
  repeats: { text: 'listing.title.repeats', fix: 'fix.title.repeats', maximum: 2 },
  promotion: { text: 'listing.title.promotion', fix: 'fix.title.promotion', maximum: 2 },
} satisfies Record<string, Rule>

export function titleChecks({ title, brand, language }: TitleFacts, stamp: Stamp): Check[] {
  const length = characters(title)
  const good = language === 'ja' ? TITLE_GOOD / 2 : TITLE_GOOD
  const withoutBrand = brand ? title.replaceAll(brand, ' ') : title
  const words = wordsOf(withoutBrand, language)
  const banned = [...new Set(withoutBrand.match(BANNED) ?? [])]
  const loud = wordsInCapitals(words)
  const repeated = repeatedWords(words, language)
  const promotions = promotionsIn(title, language)
  const found = (list: string[]) => ({
    count: stampFigure(stamp, 'listing.found', 'count', list.length),
    list: list.slice(0, 5).join(' '),
  })
  return [
    gradeRule(RULES.length, length > TITLE_MAXIMUM ? 0 : length >= good ? 1 : length / good / 1.25, {
      length: stampFigure(stamp, 'listing.characters', 'count', length),
      good: stampFigure(stamp, 'listing.characters', 'count', good),
      maximum: stampFigure(stamp, 'listing.characters', 'count', TITLE_MAXIMUM),
    }),
    ...(brand ? [gradeRule(RULES.brand, brandShare(title, brand), { brand })] : []),
    gradeRule(RULES.banned, banned.length === 0 ? 1 : 0, found(banned)),
    gradeRule(RULES.capitals, loud.length === 0 ? 1 : loud.length * 2 > words.length ? 0 : 0.5, found(loud)),
    gradeRule(RULES.repeats, repeated.length === 0 ? 1 : 0, found(repeated)),
    gradeRule(RULES.promotion, promotions.length === 0 ? 1 : 0, found(promotions)),
  ]
}

/** Ignores spaces, case and punctuation: "AmazonBasics" begins with the brand "Amazon Basics". */
function brandShare(title: string, brand: string): number {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  // A brand without letters or digits is compared as written.
  const at = bare(brand) === '' ? title.indexOf(brand) : bare(title).indexOf(bare(brand))
  return at === 0 ? 1 : at > 0 ? 0.5 : 0
}

function repeatedWords(words: string[], language: ListingLanguage): string[] {
  const counts = new Map<string, number>()
  for (const word of words.map((each) => each.toLowerCase())) {
    // Single characters and bare numbers do not count as repeated words.
    if (characters(word) < 2 || /^\p{N}+$/u.test(word) || isSmallWord(word, language)) continue
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > REPEATS).map(([word]) => word)
}
