import { expect, test } from 'vitest'
import { countSpanText, countText } from './counted.ts'

test.each([
  ['carton', 1, '1 carton', '1 箱'],
  ['carton', 0, '0 cartons', '0 箱'],
  ['unit', 12_345, '12,345 units', '12,345 件'],
  ['month', 1.5, '1.5 months', '1.5 个月'],
  ['itemCategory', 1, '1 item category', '1 个品类'],
  ['itemCategory', 2, '2 item categories', '2 个品类'],
] as const)('counts %s: %s', (noun, count, english, chinese) => {
  expect(countText(noun, count, { language: 'en-US' })).toBe(english)
  expect(countText(noun, count, { language: 'zh-CN' })).toBe(chinese)
})

test('a range has the plural, and equal bounds are one number', () => {
  expect(countSpanText('day', { low: 3, high: 5 }, { language: 'en-US' })).toBe('3–5 days')
  expect(countSpanText('day', { low: 0, high: 1 }, { language: 'en-US' })).toBe('0–1 days')
  expect(countSpanText('day', { low: 1, high: 1 }, { language: 'en-US' })).toBe('1 day')
})
