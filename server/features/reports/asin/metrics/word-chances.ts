/** Words that sell well and where the product stands badly. */
import type { Product } from '#contracts/model/catalogue.ts'
import { attributesOf } from '../../market/forms/attributes.ts'
import { median } from './statistics.ts'
import type { Word } from './traffic.ts'

/** The upper half of page one: from here on down a word brings few visits. */
const GOOD_RANK = 16

export const purchaseRate = ({ keyword }: Word): number | null =>
  keyword.searches > 0 ? keyword.purchases / keyword.searches : null

/**
 * The word of most searches among those that convert at least as well as the middle one and rank below the top half page.
 * A word that names another material, colour or size than the title is for other products.
 */
export function bestChance(words: Word[], product: Pick<Product, 'title' | 'marketplace'>): Word | null {
  const usual = median(words.map((word) => purchaseRate(word) ?? 0)) ?? 0
  const chances = words.filter(
    (word) =>
      (word.organicRank === null || word.organicRank > GOOD_RANK) &&
      (purchaseRate(word) ?? 0) >= usual &&
      fits(word.keyword.text, product),
  )
  return chances.sort((a, b) => b.keyword.searches - a.keyword.searches)[0] ?? null
}

function fits(text: string, { title, marketplace }: Pick<Product, 'title' | 'marketplace'>): boolean {
  const has = attributesOf(title, marketplace)
  return attributesOf(text, marketplace).every(
    ({ kind, value }) =>
      has.some((own) => own.kind === kind && own.value === value) || !has.some((own) => own.kind === kind),
  )
}
