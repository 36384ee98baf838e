import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { factFigure } from '../../asin/context.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import type { MarketContext } from '../context.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'

const SHOWN = 30
const CHARTED = 10

export function searchTermsSection(context: MarketContext, { keywords }: MarketMetrics): Section<MarketSection> {
  const shown = keywords.rows.slice(0, SHOWN)
  const first = shown[0]
  const named = context.facts.niche.topSearchTerms
  if (!first)
    return section('searchTerms', [
      ...table(
        context,
        'searchTerms.table.named',
        [column(context, 'column.keyword', 'text')],
        named.map((term) => [term]),
      ),
      missing('missing.searchTerms', 'keywords'),
    ])
  return section('searchTerms', [
    ...insight(
      ...(keywords.best
        ? [
            sentence('searchTerms.insight.best', {
              word: keywords.best.keyword.text,
              searches: factFigure(context, 'keywords.searches', 'count', keywords.best.keyword.searches),
              rate: keywords.medianRate,
            }),
          ]
        : []),
    ),
    ...figures(
      keywords.searches,
      keywords.medianRate,
      keywords.medianSupplyDemand,
      keywords.medianBid,
      keywords.clickShare,
    ),
    ...itemChart(
      context,
      'bars',
      'searchTerms.chart',
      'count',
      shown.slice(0, CHARTED).map(({ keyword }) => ({ label: keyword.text, value: keyword.searches })),
    ),
    ...keywordTable(context, shown),
    ...(shown.some(({ advice }) => advice !== null) ? [] : [missing('missing.advice', 'keywords')]),
  ])
}

function keywordTable(context: MarketContext, shown: MarketMetrics['keywords']['rows']): Block[] {
  return table(
    context,
    'searchTerms.table',
    [
      column(context, 'column.keyword', 'text', 2.6),
      { ...column(context, 'column.translation', 'text', 1.8), onlyIn: 'zh-CN' },
      column(context, 'keywords.searches', 'count'),
      column(context, 'keywords.bid', 'money', 0.9),
      column(context, 'keywords.products', 'count'),
      column(context, 'keywords.purchaseRate', 'percent', 0.9, true),
      column(context, 'keywords.supplyDemand', 'ratio', 0.9, true),
      column(context, 'market.peak', 'label', 0.9, true),
      column(context, 'column.advice', 'label', 2.4, true),
    ],
    shown.map(({ keyword, rate, supplyDemand, peak, advice }) => [
      keyword.text,
      keyword.zh,
      keyword.searches,
      keyword.bid,
      keyword.products,
      rate,
      supplyDemand,
      peak,
      advice,
    ]),
  )
}
