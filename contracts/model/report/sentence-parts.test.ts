import { expect, test } from 'vitest'
import type { Figure, Sentence } from './figure.ts'
import { formatFigure, sentenceOf } from './format.ts'
import { sentenceParts } from './sentence-parts.ts'

const units: Figure = {
  label: 'sales.units',
  unit: 'count',
  value: 1284,
  low: 1100,
  high: 1499,
  method: 'estimated',
  asOf: '2026-11-20',
}
const revenue: Figure = {
  label: 'sales.revenue',
  unit: 'roughMoney',
  value: 3_850_716,
  method: 'calculated',
  asOf: '2026-11-20',
}
const sentence: Sentence = { key: 'sales.insight.now', params: { units, revenue } }

test('the joined parts of a sentence are its text, without a space after a full-width bracket', () => {
  const parts = sentenceParts(sentence, {
    language: 'zh-CN',
    figure: (figure) => formatFigure(figure, 'zh-CN', 'US'),
    sentence: (whole) => sentenceOf(whole, 'zh-CN', 'US'),
  })
  const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  expect(text).toContain('）件')
  expect(text).toBe(sentenceOf(sentence, 'zh-CN', 'US'))
})
