import type { Topic } from '#contracts/model/catalogue.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figures, insight, itemChart, missing, monthChart, section, sentence } from '../../model/blocks.ts'
import { type Context, factFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'

const STARS: TextKey[] = ['stars.1', 'stars.2', 'stars.3', 'stars.4', 'stars.5']
const TOPICS: Record<Topic['kind'], TextKey> = {
  praise: 'ratings.topics.praise',
  complaint: 'ratings.topics.complaint',
  return: 'ratings.topics.return',
}
const TOPICS_SHOWN = 3
const QUOTES_SHOWN = 1

export function ratingsSection(context: Context, { ratings }: Metrics): Section<AsinSection> {
  const { product, history } = context.facts
  const stars = product.stars ?? []
  const topics = history?.topics ?? []
  // A product without ratings has no stars to import.
  const isUnrated = product.ratings === 0
  return section('ratings', [
    ...insight(
      sentence('ratings.insight.stars', {
        rating: ratings.rating,
        positive: ratings.positive,
        negative: ratings.negative,
      }),
      sentence('ratings.insight.growth', { fresh: ratings.fresh, rate: ratings.reviewRate }),
      ...(stars.length === 0
        ? [sentence('ratings.insight.now', { rating: ratings.rating, ratings: ratings.ratings })]
        : []),
      ...(isUnrated ? [sentence('ratings.insight.nobody')] : []),
    ),
    ...figures(ratings.positive, ratings.negative, ratings.fresh, ratings.reviewRate),
    ...itemChart(
      context,
      'bars',
      'ratings.chart.stars',
      'count',
      stars.map((value, at) => ({ label: { text: STARS[at] ?? 'stars.1' }, value })).reverse(),
    ),
    ...monthChart(context, 'ratings.chart.growth', [
      { label: 'ratings.fresh', type: 'bar', unit: 'count', values: ratings.growth },
      {
        label: 'product.ratings',
        type: 'line',
        unit: 'count',
        second: true,
        values: context.months.map((point) => point.ratings),
      },
    ]),
    ...(['praise', 'complaint', 'return'] as const).flatMap((kind) => topicBlock(context, topics, kind)),
    ...(product.rating === null && !isUnrated ? [missing('missing.rating', 'products')] : []),
    ...(stars.length === 0 && !isUnrated ? [missing('missing.stars', 'products')] : []),
    ...(history ? [] : [missing('missing.ratingHistory', 'keepa')]),
    ...(topics.length === 0 ? [missing('missing.topics', 'reviews')] : []),
  ])
}

function topicBlock(context: Context, topics: Topic[], kind: Topic['kind']): Block[] {
  const items = topics
    .filter((topic) => topic.kind === kind)
    .sort((a, b) => b.share - a.share)
    .slice(0, TOPICS_SHOWN)
    .map((topic) => ({
      topic: topic.name,
      names: { 'zh-CN': topic.zh, 'en-US': topic.en },
      share: factFigure(context, kind === 'return' ? 'ratings.ofReturns' : 'ratings.ofReviews', 'percent', topic.share),
      quotes: topic.quotes.slice(0, QUOTES_SHOWN),
    }))
  return items.length > 0 ? [{ kind: 'quotes', title: TOPICS[kind], items }] : []
}
