import type { Block } from '#contracts/model/report/block-kinds.ts'
import { column, table } from '../../model/blocks.ts'
import type { Context } from '../context.ts'
import { conversionToClicks, type Leader, topThreeConversion } from '../metrics/leaders.ts'
import type { Word } from '../metrics/traffic.ts'

const CLICK_ROWS = 10

export function leaderTable(context: Context, leaders: Leader[]): Block[] {
  return table(
    context,
    'keywords.table.leaders',
    [
      column(context, 'column.keyword', 'text', 3.2),
      column(context, 'keywords.searches', 'count', 1.1),
      column(context, 'column.leader', 'text', 1.7, true),
      column(context, 'column.leaderRank', 'rank', undefined, true),
      column(context, 'keywords.organicRank', 'rank'),
    ],
    leaders.map(({ word, asin, rank }) => [word.keyword.text, word.keyword.searches, asin, rank, word.organicRank]),
  )
}

/** Conversion share ÷ click share of the three most clicked products of each keyword. */
export function clickTable(context: Context, words: Word[]): Block[] {
  const ratio = (label: 'column.firstRatio' | 'column.secondRatio' | 'column.thirdRatio' | 'column.topThreeRatio') =>
    column(context, label, 'ratio', undefined, true)
  const shown = words.filter(({ keyword }) => keyword.topThree.length > 0).slice(0, CLICK_ROWS)
  return table(
    context,
    'keywords.table.clicks',
    [
      column(context, 'column.keyword', 'text', 2.8),
      column(context, 'column.first', 'text', 1.7),
      ratio('column.firstRatio'),
      column(context, 'column.second', 'text', 1.7),
      ratio('column.secondRatio'),
      column(context, 'column.third', 'text', 1.7),
      ratio('column.thirdRatio'),
      ratio('column.topThreeRatio'),
    ],
    shown.map(({ keyword }) => [
      keyword.text,
      ...[0, 1, 2].flatMap((at) => {
        const top = keyword.topThree[at]
        return top ? [top.asin, conversionToClicks(top.clickShare, top.conversionShare)] : [null, null]
      }),
      topThreeConversion(keyword),
    ]),
  )
}
