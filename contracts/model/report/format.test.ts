import { describe, expect, test } from 'vitest'
import { DASH } from '../number.ts'
import type { Figure, Sentence, Unit } from './figure.ts'
import { formatFigure, formatValue, sentenceOf, topicOf } from './format.ts'

const figure = (unit: Unit, value: Figure['value'], more: Partial<Figure> = {}): Figure => ({
  label: 'sales.units',
  unit,
  value,
  method: 'observed',
  asOf: '2026-11-19',
  ...more,
})

test.each([
  ['money', 123_456, '$1,234.56', '$1,234.56'],
  ['roughMoney', 34_691_393, '$346,914', '$346,914'],
  ['roughMoney', 9_950, '$99.50', '$99.50'],
  ['count', 12_345, '12,345', '12,345'],
  ['rank', 12_345, '#12,345', '#12,345'],
  ['percent', 0.1234, '12.3%', '12.3%'],
  ['similarity', 0.795, '80%', '80%'],
  ['similarity', 0.9996, '99%', '99%'],
  ['similarity', 1, '100%', '100%'],
  ['change', 0.082, '+8.2%', '+8.2%'],
  ['rating', 4.5, '4.5', '4.5'],
  ['score', 85, '85', '85'],
  ['days', 30, '30 天', '30 days'],
  ['weight', 635, '635 g', '635 g'],
  ['size', '120 × 80 × 40', '120 × 80 × 40 mm', '120 × 80 × 40 mm'],
  ['date', '2026-11-19', '2026-11-19', '2026-11-19'],
  ['month', '2026-10', '2026-10', '2026-10'],
  ['text', 'Northpeak', 'Northpeak', 'Northpeak'],
  ['label', 'word.yes', '有', 'Yes'],
  ['ratio', 2.136, '2.14', '2.14'],
  ['shift', -12_345, '−12,345', '−12,345'],
  ['band', '2000-125000', '$20–$1,250', '$20–$1,250'],
  ['band', '125000-', '≥ $1,250', '≥ $1,250'],
  ['countBand', '0-100', '< 100', '< 100'],
  ['countBand', '1000-5000', '1,000–4,999', '1,000–4,999'],
  ['countBand', '5000-', '≥ 5,000', '≥ 5,000'],
  ['ratingBand', '4-4.3', '4.0–4.2', '4.0–4.2'],
  ['shift', 0.1, '+0.1', '+0.1'],
  ['pp', 0.051, '+5.1 个百分点', '+5.1 pp'],
] as const)('%s %s is %s in Chinese and %s in English', (unit, value, zh, en) => {
  expect(formatValue(value, unit, 'zh-CN', 'US')).toBe(zh)
  expect(formatValue(value, unit, 'en-US', 'US')).toBe(en)
})

test('an unknown value shows as a dash', () => {
  expect(formatFigure(figure('money', null), 'zh-CN', 'US')).toBe(DASH)
})

test('an estimate shows its range', () => {
  const units = figure('count', 650, { method: 'estimated', low: 600, high: 699 })
  expect(formatFigure(units, 'zh-CN', 'US')).toBe('≈ 650（600–699）')
  expect(formatFigure(units, 'en-US', 'US')).toBe('≈ 650 (600–699)')
})

test('an estimate with a lower bound of zero shows only its upper bound', () => {
  const below = (unit: Figure['unit'], value: number, high: number) =>
    figure(unit, value, { method: 'estimated', low: 0, high })
  expect(formatFigure(below('count', 25, 49), 'en-US', 'US')).toBe('< 50')
  expect(formatFigure(below('roughMoney', 9725, 19_061), 'zh-CN', 'DE')).toBe('≤ €191')
  expect(formatFigure(below('percent', 0.2, 0.5), 'en-US', 'US')).toBe('≈ 20.0% (0.0%–50.0%)')
})

test('a sentence formats its figures like a table', () => {
  const text = {
    key: 'sales.insight.now' as const,
    params: { units: figure('count', 12_345), revenue: figure('money', 99_900) },
  }
  expect(sentenceOf(text, 'zh-CN', 'DE')).toBe('月销量 12,345 件，按现价折合月销售额 €999.00。')
})

test('a sentence names offices instead of their codes', () => {
  const text = { key: 'missing.patentOffices' as const, params: { offices: 'DE, EU' } }
  expect(sentenceOf(text, 'zh-CN', 'DE')).toBe('没有收录德国、欧盟的外观专利，那里有没有相似的权利无法判断。')
  expect(sentenceOf(text, 'en-US', 'DE')).toBe(
    'We have no design patent data for these offices, so we cannot judge the risk there: Germany, European Union.',
  )
})

test('grouping by four applies to every unit', () => {
  for (const [unit, value, text] of [
    ['count', 12_345, '1,2345'],
    ['rank', 12_345, '#1,2345'],
    ['money', 123_456_700, '$123,4567.00'],
    ['roughMoney', 123_456_700, '$123,4567'],
    ['band', '100000-2500000', '$1000–$2,5000'],
    ['countBand', '10000-50000', '1,0000–4,9999'],
    ['percent', 123.456, '1,2345.6%'],
    ['change', 123.456, '+1,2345.6%'],
    ['days', 12_345, '1,2345 天'],
    ['weight', 12_345_678, '1,2345.68 kg'],
    ['ratio', 12_345.678, '1,2345.68'],
    ['shift', 12_345, '+1,2345'],
    ['pp', 123.456, '+1,2345.6 个百分点'],
  ] as const)
    expect(formatValue(value, unit, 'zh-CN', 'US', 4)).toBe(text)
  const estimate = figure('money', 2_000_000, { method: 'estimated', low: 1_000_000, high: 3_000_000 })
  expect(formatFigure(estimate, 'zh-CN', 'US', 4)).toBe('≈ $2,0000（$1,0000–$3,0000）')
})

describe('a stored sentence of a language model with any grouping', () => {
  const sentence = (text: string): Sentence => ({
    key: 'sales.insight.now',
    params: { units: figure('count', 32_154), revenue: figure('money', 84_000_500), before: figure('count', 2026) },
    written: { language: 'zh-CN', text },
  })
  test.each([
    ['by fours', '2025 年卖出 3,2154 件，此前 2026 件，销售额 $840,005.00。', 'US'],
    ['by threes', '2025 年卖出 32,154 件，此前 2,026 件，销售额 $840,005.00。', 'US'],
    ['without groups', '2025 年卖出 32154 件，此前 2026 件，销售额 $840005.00。', 'US'],
  ] as const)('is shown with the grouping of the reader: %s', (_, text, marketplace) => {
    expect(sentenceOf(sentence(text), 'zh-CN', marketplace)).toBe(
      '2025 年卖出 32,154 件，此前 2,026 件，销售额 $840,005.00。',
    )
    expect(sentenceOf(sentence(text), 'zh-CN', marketplace, 4)).toBe(
      '2025 年卖出 3,2154 件，此前 2026 件，销售额 $84,0005.00。',
    )
  })
  test.each([
    ['DE', '销售额 840.005,00 €，共 3,2154 件', '销售额 840,005.00 €，共 32,154 件'],
    ['FR', '销售额 840\u202f005,00 €，共 3,2154 件', '销售额 840,005.00 €，共 32,154 件'],
    ['IN', '销售额 ₹8,40,005.00，共 3,2154 件', '销售额 ₹840,005.00，共 32,154 件'],
  ] as const)('loses the number format of its marketplace: %s', (marketplace, text, read) => {
    expect(sentenceOf(sentence(text), 'zh-CN', marketplace)).toBe(read)
  })
})

test('a topic shows its translation with the original beside it', () => {
  const topic = {
    topic: 'läuft aus',
    names: { 'zh-CN': '漏水', 'en-US': 'leaks' },
    share: figure('percent', 0.1),
    quotes: [],
  }
  expect(topicOf(topic, 'zh-CN')).toBe('漏水（läuft aus）')
  expect(topicOf(topic, 'en-US')).toBe('leaks (läuft aus)')
  expect(topicOf({ ...topic, topic: 'Leaks' }, 'en-US')).toBe('leaks')
})
