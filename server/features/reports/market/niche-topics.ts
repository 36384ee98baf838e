/** What buyers of the products of a niche say and send back, as one list. */
import type { Topic } from '#contracts/model/catalogue.ts'
import type { StoredMember } from '#server/features/catalogue/public.ts'

const KINDS = ['praise', 'complaint', 'return'] as const satisfies Topic['kind'][]
/** Quotes that a topic keeps, those of the products with most ratings first. */
const QUOTES = 3

/**
 * The topics of all products whose reviews are known; a share is that of the products' own, weighted by their ratings, and
 * a topic that a product's list lacks counts as not mentioned there. Largest share first within each kind; null when the
 * reviews of no product are known.
 */
export function mergeTopics(members: readonly Pick<StoredMember, 'product' | 'history'>[]): Topic[] | null {
  const known = members
    .filter(({ history }) => (history?.topics.length ?? 0) > 0)
    .map(({ product, history }) => ({ weight: product.ratings ?? 0, topics: history?.topics ?? [] }))
    .sort((a, b) => b.weight - a.weight)
  if (known.length === 0) return null
  return KINDS.flatMap((kind) => {
    const of = known.filter(({ topics }) => topics.some((topic) => topic.kind === kind))
    const all = of.reduce((sum, { weight }) => sum + weight, 0)
    const byName = new Map<string, Topic>()
    for (const { weight, topics } of of) {
      for (const topic of topics.filter((each) => each.kind === kind)) {
        const part = all > 0 ? (topic.share * weight) / all : topic.share / of.length
        const merged = byName.get(topic.name) ?? { ...topic, share: 0, quotes: [] }
        merged.share += part
        merged.quotes = [...new Set([...merged.quotes, ...topic.quotes])].slice(0, QUOTES)
        byName.set(topic.name, merged)
      }
    }
    return [...byName.values()].sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
  })
}
