/** How alike a rival is to the product, 0–1: whether the same buyers meet both, and would weigh one against the other. */
import type { Product } from '#contracts/model/catalogue.ts'
import { wordsOf } from '#contracts/model/listing/text.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { AsinFacts, Competitor } from '../facts.ts'
import { sum } from '../metrics/statistics.ts'

/** What each part counts for; the weight of a part that is not known goes to the others. */
const WEIGHTS = {
  words: 0.5,
  title: 0.2,
  category: 0.1,
  price: 0.1,
  brand: 0.05,
  rank: 0.05,
} as const
type Part = keyof typeof WEIGHTS

/** Ranks a thousandfold apart have nothing in common. */
const RANK_DECADES = 3

export interface Rival extends Competitor {
  /** null when nothing of it can be compared. */
  likeness: number | null
  /** Whether the keywords are part of it. */
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

/** `words`: the share of the traffic that both meet in; null without keyword data. */
export function likenessOf(own: Product, product: Product, words: number | null): number | null {
  const parts: Record<Part, number | null> = {
    words,
    title: sharedTitle(own, product),
    category: sharedCategory(own, product),
    price: own.price && product.price ? Math.min(own.price, product.price) / Math.max(own.price, product.price) : null,
    // A product of the same brand competes for fewer buyers than one of another.
    brand: own.brand === null || product.brand === null ? null : +(own.brand !== product.brand),
    rank: own.rank && product.rank ? nearRank(own.rank, product.rank) : null,
  }
  const known = (Object.keys(WEIGHTS) as Part[]).filter((part) => parts[part] !== null) // the keys of the record above
  const weight = sum(known.map((part) => WEIGHTS[part]))
  return weight === 0 ? null : sum(known.map((part) => WEIGHTS[part] * (parts[part] ?? 0))) / weight
}

const nearRank = (one: number, other: number): number =>
  Math.max(0, 1 - Math.abs(Math.log10(one / other)) / RANK_DECADES)

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
export function sharedTitle(one: Product, other: Product): number | null {
  const words = ({ title, marketplace }: Product) =>
    new Set(wordsOf(title.toLowerCase(), marketplaces[marketplace].language))
  const [mine, theirs] = [words(one), words(other)]
  const both = [...mine].filter((word) => theirs.has(word)).length
  const either = mine.size + theirs.size - both
  return either === 0 ? null : both / either
}

/** 1 in the same sub-category, else how far down their category paths run together. */
function sharedCategory(own: Product, other: Product): number | null {
  if (own.subCategory !== null && own.subCategory === other.subCategory) return 1
  const [mine, theirs] = [own.categoryPath, other.categoryPath]
  if (mine.length === 0 || theirs.length === 0) return null
  const apart = mine.findIndex((name, at) => name !== theirs[at])
  return (apart < 0 ? mine.length : apart) / Math.max(mine.length, theirs.length)
}
