import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { type MarketplaceFacts, marketplaces } from '#contracts/model/marketplaces.ts'
import { isColour, isMeasure } from '../../market/forms/attributes.ts'

/** Titles with at least this share of common words name the same thing, apart from colours, sizes and counts. */
const SAME_THING = 0.8

/** Records often lack `parent_asin`, so the lists of variants, brand and title count too. */
export function isOwnVariant(own: Product, other: Product): boolean {
  const lists = (one: Product, { asin }: Product) =>
    one.parentAsin === asin || one.variants.some((each) => each.asin === asin)
  const oneParent = own.parentAsin !== null && own.parentAsin === other.parentAsin
  return oneParent || lists(own, other) || lists(other, own) || hasSameName(own, other)
}

function hasSameName(own: Product, other: Product): boolean {
  if (own.brand === null || own.brand.toLowerCase() !== other.brand?.toLowerCase()) return false
  const { language } = marketplaces[own.marketplace]
  const [mine, theirs] = [thingWords(own.title, language), thingWords(other.title, language)]
  const both = [...mine].filter((word) => theirs.has(word)).length
  const either = mine.size + theirs.size - both
  return either === 0 || both / either >= SAME_THING
}

const thingWords = (title: string, language: MarketplaceFacts['language']): Set<string> =>
  new Set(wordsOf(title.toLowerCase(), language).filter((word) => !isMeasure(word) && !isColour(word, language)))
