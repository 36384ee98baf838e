import type { Topic } from '#contracts/model/catalogue.ts'
import type { StoredMember } from '#server/features/catalogue/public.ts'

const KINDS = ['praise', 'complaint', 'return'] as const satisfies Topic['kind'][]
const QUOTES = 3

/**
 * Merges topics by kind and name, largest share first. Shares are averages weighted by ratings; a product without the topic
 * counts as 0. null if no product has known reviews.
 */
export function mergeTopics(members: readonly Pick<StoredMember, 'product' | 'history'>[]): Topic[] | null {
  const known = members
    .filter(({ history }) => (history?.topics.length ?? 0) > 0)
    .map(({ product, history }) => ({ weight: product.ratings ?? 0, topics: history?.topics ?? [] }))
    .sort((a, b) => b.weight - a.weight)
  if (known.length === 0) return null
  return KINDS.flatMap((kind) => {
    const ofKind = known.filter(({ topics }) => topics.some((topic) => topic.kind === kind))
    const all = ofKind.reduce((sum, { weight }) => sum + weight, 0)
    const byName = new Map<string, Topic>()
    for (const { weight, topics } of ofKind) {
      for (const topic of topics.filter((each) => each.kind === kind)) {
        const part = all > 0 ? (topic.share * weight) / all : topic.share / ofKind.length
        const merged = byName.get(topic.name) ?? { ...topic, share: 0, quotes: [] }
        merged.share += part
        merged.quotes = [...new Set([...merged.quotes, ...topic.quotes])].slice(0, QUOTES)
        byName.set(topic.name, merged)
      }
    }
    return [...byName.values()].sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
  })
}
