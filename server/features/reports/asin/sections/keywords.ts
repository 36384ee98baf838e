import { sprOf } from '#contracts/model/keywords/spr.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { column, figures, insight, missing, monthChart, section, sentence } from '../../model/blocks.ts'
import { type Context, factFigure } from '../context.ts'
import { CORE_WORDS } from '../metrics/leaders.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { sum } from '../metrics/statistics.ts'
import type { Word } from '../metrics/traffic.ts'
import { clickTable, leaderTable } from './keyword-tables.ts'

const SHOWN = CORE_WORDS
const CHARTED = 10

export function keywordsSection(context: Context, { traffic, leaders }: Metrics): Section<AsinSection> {
  const words = traffic.words.slice(0, SHOWN)
  const first = words[0]
  if (!first) return section('keywords', [missing('missing.keywords', 'keywords')])
  const searches = factFigure(context, 'keywords.searches', 'count', first.keyword.searches)
  const rank = factFigure(context, 'keywords.organicRank', 'rank', first.organicRank)
  const top = { word: first.keyword.text, share: traffic.topShare, searches, rank }
  return section('keywords', [
    ...insight(
      sentence(first.organicRank === null ? 'keywords.insight.topUnranked' : 'keywords.insight.top', top),
      sentence('keywords.insight.demand', { change: traffic.demand }),
      sentence('keywords.insight.leading', { core: leaders.core, leading: leaders.leading }),
      sentence('keywords.insight.conversion', { words: leaders.conversionWords, ratio: leaders.conversion }),
    ),
    ...figures(traffic.demand, leaders.leading, leaders.conversion),
    ...demandChart(context, words.slice(0, CHARTED)),
    standingTable(context, words),
    effortTable(context, words),
    ...leaderTable(context, leaders.leaders),
    ...clickTable(context, words),
  ])
}

/** Searches next to units by month, unless searches go further back. A new term had no searches before its first month. */
function demandChart(context: Context, words: Word[]): Block[] {
  const { months } = context
  const trends = words.map((word) => word.keyword.trend)
  if (trends.some((trend) => trend.length > months.length)) return []
  return monthChart(context, 'keywords.chart.demand', [
    {
      label: 'keywords.series.searches',
      type: 'bar',
      unit: 'count',
      values: months.map((_, at) => sum(trends.map((trend) => trend.at(at - months.length) ?? 0))),
    },
    {
      label: 'sales.series.units',
      type: 'line',
      unit: 'count',
      second: true,
      values: months.map((point) => point.units),
    },
  ])
}

function standingTable(context: Context, words: Word[]): Block {
  return {
    kind: 'table',
    title: 'keywords.table.standing',
    asOf: context.asOf,
    columns: [
      column(context, 'column.keyword', 'text', 3.2),
      { ...column(context, 'column.translation', 'text', 2.2), onlyIn: 'zh-CN' },
      column(context, 'column.trafficShare', 'percent'),
      column(context, 'column.adShare', 'percent'),
      column(context, 'keywords.organicRank', 'rank'),
      column(context, 'keywords.adRank', 'rank'),
      column(context, 'keywords.searches', 'count', 1.1),
      column(context, 'keywords.frequencyRank', 'rank', 1.1),
    ],
    rows: words.map((word) => [
      word.keyword.text,
      word.keyword.zh,
      word.trafficShare,
      word.adShare,
      word.organicRank,
      word.adRank,
      word.keyword.searches,
      word.weekRank,
    ]),
  }
}

function effortTable(context: Context, words: Word[]): Block {
  const isDerived = true
  return {
    kind: 'table',
    title: 'keywords.table.effort',
    asOf: context.asOf,
    columns: [
      column(context, 'column.keyword', 'text', 3.6),
      column(context, 'keywords.purchaseRate', 'percent', undefined, isDerived),
      column(context, 'keywords.products', 'count'),
      column(context, 'keywords.supplyDemand', 'ratio', undefined, isDerived),
      column(context, 'keywords.spr', 'count', 0.9, isDerived),
      column(context, 'keywords.titleDensity', 'count'),
      column(context, 'keywords.clickShare', 'percent', undefined, isDerived),
      column(context, 'keywords.conversionShare', 'percent', undefined, isDerived),
      column(context, 'keywords.bid', 'money'),
      column(context, 'keywords.bidLow', 'money'),
      column(context, 'keywords.bidHigh', 'money'),
    ],
    rows: words.map(({ keyword }) => [
      keyword.text,
      keyword.searches > 0 ? keyword.purchases / keyword.searches : null,
      keyword.products,
      keyword.products > 0 ? keyword.searches / keyword.products : null,
      sprOf(keyword.purchases),
      keyword.titleDensity,
      sum(keyword.topThree.map((top) => top.clickShare)),
      sum(keyword.topThree.map((top) => top.conversionShare)),
      keyword.bid,
      keyword.bidLow,
      keyword.bidHigh,
    ]),
  }
}
