import type { Topic } from '#contracts/model/catalogue.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { factFigure } from '../../asin/context.ts'
import { figures, missing, section } from '../../model/blocks.ts'
import type { MarketContext } from '../context.ts'
import { topicFigures } from '../metrics/judgements.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

const KINDS = ['praise', 'complaint', 'return'] as const satisfies Topic['kind'][]
const TITLES: Record<Topic['kind'], TextKey> = {
  praise: 'ratings.topics.praise',
  complaint: 'ratings.topics.complaint',
  return: 'ratings.topics.return',
}
const TOPICS_SHOWN = 5
const QUOTES_SHOWN = 2

export function voicesSection(context: MarketContext, { size }: MarketMetrics): Section<MarketSection> {
  const topics = context.facts.topics ?? []
  const rates = figures(
    size.returnRate,
    factFigure(
      context,
      'rivals.returnRate',
      'percent',
      context.facts.parent?.returnRate ?? context.facts.category?.returnRate ?? null,
    ),
  )
  if (topics.length === 0) return section('voices', [...rates, missing('missing.topics', 'reviews')])
  return section('voices', [...rates, ...KINDS.flatMap((kind) => topicBlock(context, topics, kind))])
}

function topicBlock(context: MarketContext, topics: Topic[], kind: Topic['kind']): Block[] {
  const items = topics
    .filter((topic) => topic.kind === kind)
    .sort((a, b) => b.share - a.share)
    .slice(0, TOPICS_SHOWN)
    .map((topic) => ({
      topic: topic.name,
      names: { 'zh-CN': topic.zh, 'en-US': topic.en },
      share: topicFigures(context, topic).share,
      quotes: topic.quotes.slice(0, QUOTES_SHOWN),
    }))
  return items.length > 0 ? [{ kind: 'quotes', title: TITLES[kind], items }] : []
}
