import { expect, test } from 'vitest'
import { formatMetric, formatMetricRange } from './format-metric.ts'
import type { MetricUnit } from './metric.ts'

const reader = { marketplace: 'US', language: 'en-US' } as const

test.each<[MetricUnit, number, string]>([
  ['count', 12345, '12,345'],
  ['money', 19.99, '$19.99'],
  ['share', 0.125, '12.5%'],
  ['change', 0.082, '+8.2%'],
  ['perMille', 0.0154, '15.4‰'],
  ['rank', 1206, '#1,206'],
  ['times', 1.1475, '1.15'],
  ['grams', 350, '350 g'],
  ['cubicCentimeters', 1657.2, '1,657 cm³'],
])('%s: %d is %s', (unit, value, text) => expect(formatMetric({ unit }, value, reader)).toBe(text))

test('money has the decimals of its marketplace', () => {
  expect(formatMetric({ unit: 'money' }, 1980, { ...reader, marketplace: 'JP' })).toBe('¥1,980')
})

test('an unknown value is a dash, an exact range a single number', () => {
  const units = { unit: 'count' } as const
  expect(formatMetric(units, null, reader)).toBe('—')
  expect(formatMetricRange(units, { low: null, high: null }, reader)).toBe('—')
  expect(formatMetricRange(units, { low: 50, high: 99 }, reader)).toBe('50–99')
  expect(formatMetricRange(units, { low: 80, high: 80 }, reader)).toBe('80')
})
