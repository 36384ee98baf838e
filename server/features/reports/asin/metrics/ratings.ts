/** What buyers say: stars, their growth, and the topics they name. */
import type { Topic } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure, factFigure } from '../context.ts'
import { sum } from './statistics.ts'

export interface RatingMetrics {
  rating: Figure
  ratings: Figure
  /** Share of 4 and 5 stars, and of 1 and 2. */
  positive: Figure
  negative: Figure
  /** Ratings added in the last month, and their number per unit sold. */
  fresh: Figure
  reviewRate: Figure
  /** Months of the history with the ratings each added; the first month has no month before it. */
  growth: (number | null)[]
  /** Most named topic of each kind. */
  top(kind: Topic['kind']): Topic | null
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
  const stars = product.stars
  const total = stars ? sum(stars) : 0
  const share = (...at: number[]) => (stars && total > 0 ? sum(at.map((star) => stars[star - 1] ?? 0)) / total : null)
  return {
    rating: factFigure(context, 'product.rating', 'rating', product.rating),
    ratings: factFigure(context, 'product.ratings', 'count', product.ratings),
    positive: derivedFigure(context, 'ratings.positive', 'percent', share(4, 5), 'note.stars'),
    negative: derivedFigure(context, 'ratings.negative', 'percent', share(1, 2), 'note.stars'),
    fresh: derivedFigure(context, 'ratings.fresh', 'count', fresh, 'note.fresh'),
    reviewRate: derivedFigure(
      context,
      'ratings.reviewRate',
      'percent',
      fresh !== null && units > 0 ? fresh / units : null,
      'note.reviewRate',
    ),
    growth,
    top: (kind) =>
      [...(history?.topics ?? [])].filter((topic) => topic.kind === kind).sort((a, b) => b.share - a.share)[0] ?? null,
  }
}

/** A topic and its share, for a sentence. */
export const topicParams = (context: Context, topic: Topic | null): Record<'topic' | 'share', Figure> => ({
  topic: {
    ...factFigure(context, 'ratings.topic', 'text', topic?.name ?? null),
    ...(topic ? { names: { 'zh-CN': topic.zh, 'en-US': topic.en } } : {}),
  },
  share: factFigure(context, 'ratings.ofReviews', 'percent', topic?.share ?? null),
})
