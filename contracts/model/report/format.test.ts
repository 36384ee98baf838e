import { expect, test } from 'vitest'
import type { Figure, Unit } from './figure.ts'
import { DASH, formatFigure, formatValue, sentenceOf, topicOf } from './format.ts'

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
  ['count', 12_345, '1,2345', '12,345'],
  ['rank', 12_345, '#1,2345', '#12,345'],
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
  ['shift', -12_345, '-1,2345', '-12,345'],
  ['shift', 0.1, '+0.1', '+0.1'],
  ['pp', 0.051, '+5.1 个百分点', '+5.1 pp'],
] as const)('%s of %s is %s in Chinese and %s in English', (unit, value, zh, en) => {
  expect(formatValue(value, unit, 'zh-CN', 'US')).toBe(zh)
  expect(formatValue(value, unit, 'en-US', 'US')).toBe(en)
})

test('an unknown value is a dash', () => {
  expect(formatFigure(figure('money', null), 'zh-CN', 'US')).toBe(DASH)
})

test('an estimate shows its range', () => {
  const units = figure('count', 650, { method: 'estimated', low: 600, high: 699 })
  expect(formatFigure(units, 'zh-CN', 'US')).toBe('≈ 650（600–699）')
  expect(formatFigure(units, 'en-US', 'US')).toBe('≈ 650 (600–699)')
})

test('a sentence holds its figures as they are written elsewhere', () => {
  const text = {
    key: 'sales.insight.now' as const,
    params: { units: figure('count', 12_345), revenue: figure('money', 99_900) },
  }
  expect(sentenceOf(text, 'zh-CN', 'DE')).toBe('月销量 1,2345 件，按现价折合月销售额 999,00\u00a0€。')
})

test('a topic has the reader’s name, and the listing’s own beside it', () => {
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
