/** Similarity, from 0 to 1: how far the same buyers find both products and compare them. */
import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { AsinFacts, Competitor } from '../facts.ts'
import { sum } from '../metrics/statistics.ts'

/** The weight of an unknown part is distributed over the others. */
const WEIGHTS = {
  words: 0.5,
  title: 0.2,
  category: 0.1,
  price: 0.1,
  brand: 0.05,
  rank: 0.05,
} as const
type Part = keyof typeof WEIGHTS

/** Ranks that differ a thousandfold have nothing in common. */
const RANK_DECADES = 3

export interface Rival extends Competitor {
  similarity: number | null
  isByKeywords: boolean
}

export function rivalsBySimilarity(facts: AsinFacts): Rival[] {
  const shareOf = sharedTraffic(facts)
  return facts.competitors
    .map((rival) => {
      const words = rival.sharedKeywords === null ? null : shareOf(rival.product.asin)
      return { ...rival, similarity: similarityOf(facts.product, rival.product, words), isByKeywords: words !== null }
    })
    .sort((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1))
}

/** `words`: share of the product's traffic from keywords that both rank for; null without keyword data. */
export function similarityOf(own: Product, product: Product, words: number | null): number | null {
  const parts: Record<Part, number | null> = {
    words,
    title: titleSimilarity(own, product),
    category: categorySimilarity(own, product),
    price: own.price && product.price ? Math.min(own.price, product.price) / Math.max(own.price, product.price) : null,
    // Products of one brand compete for fewer buyers.
    brand: own.brand === null || product.brand === null ? null : +(own.brand !== product.brand),
    rank: own.rank && product.rank ? rankSimilarity(own.rank, product.rank) : null,
  }
  const knownParts = (Object.keys(WEIGHTS) as Part[]).filter((part) => parts[part] !== null) // the keys of the record above
  const weight = sum(knownParts.map((part) => WEIGHTS[part]))
  return weight === 0 ? null : sum(knownParts.map((part) => WEIGHTS[part] * (parts[part] ?? 0))) / weight
}

const rankSimilarity = (one: number, other: number): number =>
  Math.max(0, 1 - Math.abs(Math.log10(one / other)) / RANK_DECADES)

function sharedTraffic({ placements, rivalPlacements }: AsinFacts): (asin: string) => number | null {
  const all = sum((placements ?? []).map((word) => word.trafficShare))
  if (!rivalPlacements || all === 0) return () => null
  const shares = new Map((placements ?? []).map((word) => [word.keywordId, word.trafficShare]))
  const totals = new Map<string, number>()
  for (const { asin, keywordId } of rivalPlacements)
    totals.set(asin, (totals.get(asin) ?? 0) + (shares.get(keywordId) ?? 0))
  return (asin) => (totals.get(asin) ?? 0) / all
}

/** Jaccard index of the title words. */
export function titleSimilarity(one: Product, other: Product): number | null {
  const words = ({ title, marketplace }: Product) =>
    new Set(wordsOf(title.toLowerCase(), marketplaces[marketplace].language))
  const [mine, theirs] = [words(one), words(other)]
  const both = [...mine].filter((word) => theirs.has(word)).length
  const either = mine.size + theirs.size - both
  return either === 0 ? null : both / either
}

/** 1 in the same sub-category, otherwise the common part of the category paths. */
function categorySimilarity(own: Product, other: Product): number | null {
  if (own.subCategory !== null && own.subCategory === other.subCategory) return 1
  const [mine, theirs] = [own.categoryPath, other.categoryPath]
  if (mine.length === 0 || theirs.length === 0) return null
  const firstDifference = mine.findIndex((name, at) => name !== theirs[at])
  return (firstDifference < 0 ? mine.length : firstDifference) / Math.max(mine.length, theirs.length)
}
