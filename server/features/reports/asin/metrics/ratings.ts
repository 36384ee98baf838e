import type { Topic } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { MIN_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import { type Context, derivedFigure, factFigure, withholdTooFew } from '../context.ts'
import { sum } from './statistics.ts'

export interface RatingMetrics {
  rating: Figure
  /** The rating, withheld with too few ratings. */
  judgedRating: Figure
  ratings: Figure
  /** Shares of 4–5 and of 1–2 stars. */
  positive: Figure
  negative: Figure
  fresh: Figure
  reviewRate: Figure
  /** Ratings added per month; null for the first month. */
  growth: (number | null)[]
  /** The most frequent topic of a kind; null with too few ratings. */
  top(kind: Topic['kind']): Topic | null
  /** The most frequent praise whose theme no complaint or return reason shares; suitable as the first selling point. */
  undisputed: Topic | null
}

export function ratingMetrics(context: Context): RatingMetrics {
  const { product, history } = context.facts
  const { months } = context
  const growth = months.map((point, at) => {
    const before = months[at - 1]
    return before ? point.ratings - before.ratings : null
  })
  const fresh = growth.at(-1) ?? null
  const units = months.at(-1)?.units ?? 0
  const rating = factFigure(context, 'product.rating', 'rating', product.rating)
  const stars = product.stars
  const total = stars ? sum(stars) : 0
  const isJudged = product.ratings === null || tooFew(product.ratings) === null
  const topics = isJudged ? [...(history?.topics ?? [])].sort((a, b) => b.share - a.share) : []
  const share = (...at: number[]) => (stars && total > 0 ? sum(at.map((star) => stars[star - 1] ?? 0)) / total : null)
  return {
    rating,
    judgedRating: withholdTooFew(rating, product.ratings ?? MIN_SAMPLE),
    ratings: factFigure(context, 'product.ratings', 'count', product.ratings),
    positive: withholdTooFew(derivedFigure(context, 'ratings.positive', 'percent', share(4, 5), 'note.stars'), total),
    negative: withholdTooFew(derivedFigure(context, 'ratings.negative', 'percent', share(1, 2), 'note.stars'), total),
    fresh: derivedFigure(context, 'ratings.fresh', 'count', fresh, 'note.fresh'),
    reviewRate: withholdTooFew(
      derivedFigure(
        context,
        'ratings.reviewRate',
        'percent',
        fresh !== null && units > 0 ? fresh / units : null,
        'note.reviewRate',
      ),
      units,
    ),
    growth,
    top: (kind) => topics.find((topic) => topic.kind === kind) ?? null,
    undisputed:
      topics.find(
        (topic) =>
          topic.kind === 'praise' && !topics.some((other) => other.kind !== 'praise' && sharesTheme(topic, other)),
      ) ?? null,
  }
}

const THEMELESS_WORDS = new Set([
  'does',
  'doesn',
  'with',
  'good',
  'great',
  'easy',
  'than',
  'expected',
  'looks',
  'keeps',
  'very',
  'arrived',
])
/** “Does not leak” and “Leaks” share the stem `leak`. */
const STEM_LENGTH = 4

function sharesTheme(one: Topic, other: Topic): boolean {
  const stems = ({ en }: Topic) =>
    en
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM_LENGTH && !THEMELESS_WORDS.has(word))
      .map((word) => word.slice(0, STEM_LENGTH))
  const otherStems = stems(other)
  return stems(one).some((stem) => otherStems.includes(stem))
}

export const topicParams = (context: Context, topic: Topic | null): Record<'topic' | 'share', Figure> => ({
  topic: {
    ...factFigure(context, 'ratings.topic', 'text', topic?.name ?? null),
    ...(topic ? { names: { 'zh-CN': topic.zh, 'en-US': topic.en } } : {}),
  },
  share: factFigure(context, 'ratings.ofReviews', 'percent', topic?.share ?? null),
})
