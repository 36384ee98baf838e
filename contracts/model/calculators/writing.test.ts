import { expect, test } from 'vitest'
import { formatAmount, formatShare, type Writing } from './writing.ts'

const EN: Writing = { language: 'en-US', marketplace: 'DE' }
const ZH: Writing = { language: 'zh-CN', marketplace: 'DE' }
const range = (low: number, high: number) => ({ value: (low + high) / 2, low, high })

test.each([
  [800, 910, '€8.00–€9.10', '€8.00–€9.10'],
  [0, 910, '€0.00–€9.10', '€0.00–€9.10'],
  [841, 841, '€8.41', '€8.41'],
  [-57, 133, '−€0.57 to €1.33', '−€0.57 至 €1.33'],
  [-910, -800, '−€9.10 to −€8.00', '−€9.10 至 −€8.00'],
])('an amount from %s to %s cents is %s', (low, high, english, chinese) => {
  expect(formatAmount(range(low, high), EN)).toBe(english)
  expect(formatAmount(range(low, high), ZH)).toBe(chinese)
})

test('bounds that are written alike are written once', () => {
  expect(formatShare(range(0.1231, 0.1234), EN)).toBe('12.3%')
  expect(formatShare(range(-0.012, 0.034), EN)).toBe('−1.2% to 3.4%')
})
