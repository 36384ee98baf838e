import type { Product } from '#contracts/model/catalogue.ts'
import { attributesOf } from '../../market/forms/attributes.ts'
import { median } from './statistics.ts'
import type { Word } from './traffic.ts'

/** The upper half of page one; lower ranks bring few visits. */
const GOOD_RANK = 16

export const purchaseRate = ({ keyword }: Word): number | null =>
  keyword.searches > 0 ? keyword.purchases / keyword.searches : null

/**
 * The most searched keyword that converts at least at the median and ranks below the upper half of page one. Keywords
 * with another material, colour or size than the title are for other products.
 */
export function bestOpportunity(words: Word[], product: Pick<Product, 'title' | 'marketplace'>): Word | null {
  const usual = median(words.map((word) => purchaseRate(word) ?? 0)) ?? 0
  const candidates = words.filter(
    (word) =>
      (word.organicRank === null || word.organicRank > GOOD_RANK) &&
      (purchaseRate(word) ?? 0) >= usual &&
      fitsProduct(word.keyword.text, product),
  )
  return candidates.sort((a, b) => b.keyword.searches - a.keyword.searches)[0] ?? null
}

function fitsProduct(text: string, { title, marketplace }: Pick<Product, 'title' | 'marketplace'>): boolean {
  const has = attributesOf(title, marketplace)
  return attributesOf(text, marketplace).every(
    ({ kind, value }) =>
      has.some((own) => own.kind === kind && own.value === value) || !has.some((own) => own.kind === kind),
  )
}
