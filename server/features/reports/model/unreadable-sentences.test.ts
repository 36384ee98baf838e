import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Action, Block } from '#contracts/model/report/block-kinds.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Figure, Sentence, Unit } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts } from '../asin/facts.test-support.ts'
import { fullMarketFacts } from '../market/facts.test-support.ts'
import { marketReport } from '../market/market-report.ts'
import { isReadable, withoutUnreadableSentences } from './unreadable-sentences.ts'

const figure = (label: TextKey, unit: Unit, value: number, note?: TextKey): Figure => ({
  label,
  unit,
  value,
  method: 'calculated',
  asOf: '2026-11-20',
  ...(note ? { note } : {}),
})
const share = figure('market.newShare', 'percent', 0.2)
const rate = figure('market.success', 'percent', 0.4)
const ratings = figure('market.threshold', 'count', 2500)
const known = figure('score.known', 'percent', 0.3)
const bid = figure('keywords.bidHigh', 'money', 132)

const STORED: [Sentence, zh: string, en: string][] = [
  [
    { key: 'judge.new.good', params: { share } },
    '近 12 个月新品占 20.0%，市场对新品友好。',
    'Products from the last 12 months are 20.0%: new ones get in.',
  ],
  [
    { key: 'judge.new.bad', params: { share } },
    '近 12 个月新品仅占 20.0%，老品占据市场。',
    'Products from the last 12 months are only 20.0%: old ones hold the market.',
  ],
  [
    { key: 'judge.success.good', params: { rate } },
    '新品成功率 40.0%，新品有机会进入主流。',
    '40.0% of new products reach the median: success is within reach.',
  ],
  [
    { key: 'judge.success.bad', params: { rate } },
    '新品成功率仅 40.0%，新品难以起量。',
    'Only 40.0% of new products reach the median: they hardly take off.',
  ],
  [
    { key: 'judge.threshold.good', params: { ratings } },
    '前 20 名中位评分数 2,500，评分积累门槛低。',
    'The top 20 have 2,500 ratings at the median: a low barrier.',
  ],
  [
    { key: 'judge.threshold.bad', params: { ratings } },
    '前 20 名中位评分数 2,500，需要长期积累评分。',
    'The top 20 have 2,500 ratings at the median: a long way to catch up.',
  ],
  [
    { key: 'new.insight.success', params: { rate, ratings } },
    '新品成功率 40.0%（销量达到市场中位数），成功新品的中位评分数为 2,500。',
    '40.0% of new products already sell at least the median; they have 2,500 ratings at the median.',
  ],
  [
    { key: 'new.insight.threshold', params: { ratings } },
    '前 20 名商品的中位评分数为 2,500，是新品要面对的评分数门槛。',
    'The top 20 products have 2,500 ratings at the median. That is what a new product competes with.',
  ],
  [
    { key: 'verdict.because.unknown', params: { known } },
    '按权重计只有 30.0% 的评分依据已知，不足以下结论，先补全数据。',
    'Only 30.0% of the score’s weight is known, too little for a verdict: complete the data first.',
  ],
  [
    { key: 'plan.decide.unknown', params: {} },
    '先补全数据再备货：已知数据不足以下结论。',
    'Complete the data before buying stock: too little is known for a verdict.',
  ],
  [
    { key: 'plan.word', params: { word: 'travel mug', bid } },
    '把“travel mug”写进标题与后台关键词，以不高于 $1.32 的竞价投放精准匹配。',
    'Put “travel mug” in the title and backend keywords, and bid at most $1.32 on exact match.',
  ],
  [
    { key: 'action.word', params: { word: 'travel mug', bid } },
    '把“travel mug”写进标题或五点描述，并以不高于 $1.32 的竞价投放精准匹配。',
    'Put “travel mug” in the title or bullet points and bid on it as an exact match, up to $1.32.',
  ],
]

test.each(STORED)('a stored sentence keeps its text: %j', (stored, ...texts) => {
  expect(isReadable(stored)).toBe(true)
  expect(LANGUAGES.map((language) => sentenceOf(stored, language, 'US'))).toEqual(texts)
})

test('a stored verdict on too little data keeps its rule', () => {
  expect(LANGUAGES.map((language) => textOf(language, 'note.score.verdict'))).toEqual([
    '综合得分不低于 65 为进入，低于 45 为放弃，其间为谨慎；已知权重不足 50% 时一律为谨慎',
    'Enter at 65 or above, avoid below 45, caution in between; always caution if less than 50% of the weight is known',
  ])
})

describe('the margin of a stored market', () => {
  const now = marketReport(fullMarketFacts())
  // Earlier versions used the price without tax.
  const then = figure('market.margin', 'percent', 0.687, 'note.market.margin')
  const before = {
    ...now,
    measures: (now.measures ?? []).map((measure) =>
      measure.figure.label === 'market.marginOfPrice' ? { ...measure, figure: then } : measure,
    ),
  }
  test('keeps the note of its own formula', () => {
    expect(textOf('en-US', 'note.market.margin')).toContain('÷ price without tax;')
    expect(textOf('en-US', 'note.market.marginOfPrice')).toContain('÷ price;')
  })
  test('shows no rise or fall if only the formula changed', () => {
    const rows = (changesBetween(before, now)?.rows ?? []).filter(({ label }) => label.startsWith('market.margin'))
    expect(rows.map(({ label, figures, tone }) => [label, figures.at(-1)?.value, tone])).toEqual([
      ['market.marginOfPrice', 'compare.nowKnown', undefined],
      ['market.margin', 'compare.nowUnknown', undefined],
    ])
    expect(LANGUAGES.map((of) => textOf(of, 'market.margin') === textOf(of, 'market.marginOfPrice'))).toEqual([
      false,
      false,
    ])
  })
})

describe('an unreadable sentence', () => {
  const whole: Sentence = { key: 'judge.new.good', params: { share } }
  // A stored key may be unknown in this version.
  const unreadable = { key: 'judge.none.good' as TextKey, params: {} }
  const short: Sentence = { key: 'judge.newShare.good', params: { share } }
  const action = (what: Sentence, why: Sentence): Action => ({ what, why, withinDays: 7, priority: 'high' })
  const reportOf = (...blocks: Block[]) => ({
    ...marketReport(fullMarketFacts()),
    sections: [{ key: 'verdict' as const, completeness: 'full' as const, blocks }],
  })
  const left = (block: Block) => withoutUnreadableSentences(reportOf(block)).sections[0]?.blocks

  test('is dropped from every kind of block', () => {
    const [items, readable] = [[unreadable, whole, short], [whole]]
    expect(left({ kind: 'verdict', verdict: 'enter', reasons: items })).toEqual([
      { kind: 'verdict', verdict: 'enter', reasons: readable },
    ])
    expect(left({ kind: 'findings', tone: 'insight', items })).toEqual([
      { kind: 'findings', tone: 'insight', items: readable },
    ])
    expect(left({ kind: 'columns', columns: [{ title: 'conclusion.for', items }] })).toEqual([
      { kind: 'columns', columns: [{ title: 'conclusion.for', items: readable }] },
    ])
    expect(left({ kind: 'swot', quadrants: [{ title: 'strengths', items }] })).toEqual([
      { kind: 'swot', quadrants: [{ title: 'strengths', items: readable }] },
    ])
    expect(
      left({ kind: 'actions', actions: [action(whole, short), action(unreadable, whole), action(whole, whole)] }),
    ).toEqual([{ kind: 'actions', actions: [action(whole, whole)] }])
  })
  test('leaves no empty block behind', () => {
    expect(left({ kind: 'findings', tone: 'insight', items: [unreadable, short] })).toEqual([])
    expect(left({ kind: 'missing', what: short, fill: null })).toEqual([])
  })
})

test('a report of this version keeps all of its sentences', () => {
  for (const report of [asinReport(fullFacts()), marketReport(fullMarketFacts())])
    expect(withoutUnreadableSentences(report)).toEqual(report)
})
