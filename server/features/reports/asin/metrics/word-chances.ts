/** Words that sell well and where the product stands badly. */
import { median } from './statistics.ts'
import type { Word } from './traffic.ts'

/** The upper half of page one: from here on down a word brings few visits. */
const GOOD_RANK = 16

export const purchaseRate = ({ keyword }: Word): number | null =>
  keyword.searches > 0 ? keyword.purchases / keyword.searches : null

/** The word of most searches among those that convert at least as well as the middle one and rank below the top half page. */
export function bestChance(words: Word[]): Word | null {
  const usual = median(words.map((word) => purchaseRate(word) ?? 0)) ?? 0
  const chances = words.filter(
    (word) => (word.organicRank === null || word.organicRank > GOOD_RANK) && (purchaseRate(word) ?? 0) >= usual,
  )
  return chances.sort((a, b) => b.keyword.searches - a.keyword.searches)[0] ?? null
}
