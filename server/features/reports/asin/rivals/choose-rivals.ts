import type { Product } from '#contracts/model/catalogue.ts'
import { MIN_SAMPLE } from '#contracts/model/report/sample.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { AsinFacts, Competitor } from '../facts.ts'
import { isOwnVariant } from './own-variant.ts'
import { similarityOf } from './similarity.ts'

const MAX_RIVALS = 20
/** A less similar product of another sub-category serves other buyers, such as hangers beside nappies. */
const ALIKE_ELSEWHERE = 0.4

type Rivals = Pick<AsinFacts, 'competitors' | 'widenedTo'>

/** Rivals by shared keywords; without keyword data, from the nearest category with enough products for a median. */
export function chooseRivals(catalogue: Catalogue, product: Product): Rivals {
  const keywordRivals = catalogue
    .keywordRivals(product, MAX_RIVALS)
    .filter((rival) => !isOwnVariant(product, rival.product))
  if (keywordRivals.length > 0) return { competitors: keywordRivals, widenedTo: null }
  let found: Rivals = { competitors: [], widenedTo: null }
  for (const { category, products } of catalogue.nearby(product)) {
    const competitors = mostAlike(product, products)
    if (competitors.length > found.competitors.length) found = { competitors, widenedTo: category }
    if (found.competitors.length >= MIN_SAMPLE) break
  }
  return found
}

function mostAlike(product: Product, products: readonly Product[]): Competitor[] {
  return products
    .filter((other) => !isOwnVariant(product, other))
    .map((other) => ({ other, similarity: similarityOf(product, other, null) ?? 0 }))
    .filter(({ other, similarity }) => inSubCategoryOf(product, other) || similarity >= ALIKE_ELSEWHERE)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_RIVALS)
    .map(({ other }) => ({ product: other, sharedKeywords: null }))
}

const inSubCategoryOf = ({ subCategory }: Product, other: Product): boolean =>
  subCategory !== null && subCategory === other.subCategory
