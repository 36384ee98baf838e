/** How alike a rival is to the product, 0–1: whether the same buyers meet both, and would weigh one against the other. */
import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { AsinFacts, Competitor } from '../facts.ts'
import { sum } from './statistics.ts'

/** What each part counts for; a part that is not known counts for nothing, and its weight goes to the others. */
const WEIGHTS = { words: 0.5, category: 0.2, price: 0.15, title: 0.15 } as const
type Part = keyof typeof WEIGHTS

export interface Rival extends Competitor {
  /** null when nothing of it can be compared. */
  likeness: number | null
  /** Whether the words are part of it. Without them rivals are chosen by their category, which then tells nothing. */
  byWords: boolean
}

/** The rivals, the most alike first; among equals in the order given. */
export function rivalsByLikeness(facts: AsinFacts): Rival[] {
  const carried = carriedTogether(facts)
  return facts.competitors
    .map((rival) => {
      const words = rival.sharedKeywords === null ? null : carried(rival.product.asin)
      return { ...rival, likeness: likenessOf(facts.product, rival.product, words), byWords: words !== null }
    })
    .sort((a, b) => (b.likeness ?? -1) - (a.likeness ?? -1))
}

function likenessOf(own: Product, product: Product, words: number | null): number | null {
  const parts: Record<Part, number | null> = {
    words,
    category:
      own.subCategory === null || product.subCategory === null ? null : +(own.subCategory === product.subCategory),
    price: own.price && product.price ? Math.min(own.price, product.price) / Math.max(own.price, product.price) : null,
    title: sharedWords(own, product),
  }
  const known = (Object.keys(WEIGHTS) as Part[]).filter((part) => parts[part] !== null) // the keys of the record above
  const weight = sum(known.map((part) => WEIGHTS[part]))
  return weight === 0 ? null : sum(known.map((part) => WEIGHTS[part] * (parts[part] ?? 0))) / weight
}

/** Share of the product's listed traffic that comes by words under which the rival stands too. */
function carriedTogether({ placements, rivalPlacements }: AsinFacts): (asin: string) => number | null {
  const all = sum((placements ?? []).map((word) => word.trafficShare))
  if (!rivalPlacements || all === 0) return () => null
  const shares = new Map((placements ?? []).map((word) => [word.keywordId, word.trafficShare]))
  const carried = new Map<string, number>()
  for (const { asin, keywordId } of rivalPlacements)
    carried.set(asin, (carried.get(asin) ?? 0) + (shares.get(keywordId) ?? 0))
  return (asin) => (carried.get(asin) ?? 0) / all
}

/** Words that both titles have, of all words of either. */
function sharedWords(one: Product, other: Product): number | null {
  const words = ({ title, marketplace }: Product) =>
    new Set(wordsOf(title.toLowerCase(), marketplaces[marketplace].language))
  const [mine, theirs] = [words(one), words(other)]
  const both = [...mine].filter((word) => theirs.has(word)).length
  const either = mine.size + theirs.size - both
  return either === 0 ? null : both / either
}
