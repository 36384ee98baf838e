import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatChange,
  formatCount,
  formatDays,
  formatPercent,
  formatPower,
  formatRating,
  formatWait,
  formatWeight,
  GROUPINGS,
  groupingOf,
  regroup,
  roundTo,
} from './number.ts'

test('digits are grouped by three, or by four on request (SPEC section 9)', () => {
  expect(formatCount(1234)).toBe('1,234')
  expect(formatCount(123456789)).toBe('123,456,789')
  expect(formatCount(1234, 4)).toBe('1234')
  expect(formatCount(123456789, 4)).toBe('1,2345,6789')
  expect(formatCount(-12345.67, 4, 1)).toBe('−1,2345.7')
})

test('removing the commas of a grouped number gives the number back, by three and by four', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...GROUPINGS), (value, grouping) => {
      const text = formatCount(value, grouping)
      expect(Number(text.replaceAll(',', '').replace('−', '-'))).toBe(value)
      const [, ...groups] = text.replace('−', '').split(',')
      expect(groups.every((group) => group.length === grouping)).toBe(true)
    }),
  )
})

test.each([
  ['4', 4],
  ['3', 3],
  ['', 3],
  ['5', 3],
  ['%E0', 3],
] as const)('groupingOf(%j) is %i', (setting, grouping) => {
  expect(groupingOf(setting)).toBe(grouping)
})

test('regrouped changes the grouping of numbers in a text, except years, codes and decimals', () => {
  const text = '2026 年 B01234,5678：约 32,154 件、$1,840,005.50、1,234 件、12.3456, 32,154, and more'
  expect(regroup(text, 3)).toBe(text)
  expect(regroup(text, 4)).toBe('2026 年 B01234,5678：约 3,2154 件、$184,0005.50、1234 件、12.3456, 3,2154, and more')
})

test('shares and changes have one decimal, and only an increase has a plus sign', () => {
  expect(formatPercent(0.1234)).toBe('12.3%')
  expect(formatPercent(123.456)).toBe('12,345.6%')
  expect(formatPercent(123.456, 4)).toBe('1,2345.6%')
  expect(formatChange(0.082)).toBe('+8.2%')
  expect(formatChange(-0.0361)).toBe('−3.6%')
  expect(formatChange(-0.0001)).toBe('0.0%')
})

test('credits have two decimals and are grouped like any number', () => {
  expect(formatPower(1000)).toBe('1,000.00')
  expect(formatPower(12345.6)).toBe('12,345.60')
  expect(formatPower(12345.6, 4)).toBe('1,2345.60')
  expect(formatPower(-0.004)).toBe('0.00')
})

test('half is rounded away from zero in spite of binary fractions', () => {
  expect(roundTo(1.005, 2)).toBe(1.01)
  expect(roundTo(-1.005, 2)).toBe(-1.01)
  expect(formatRating(4.25)).toBe('4.3')
})

test('days and weights have a unit in the reader’s language', () => {
  expect(formatDays(1295, 'zh-CN')).toBe('1,295 天')
  expect(formatDays(1295, 'zh-CN', 4)).toBe('1295 天')
  expect(formatDays(1, 'en-US')).toBe('1 day')
  expect(formatDays(1295, 'en-US')).toBe('1,295 days')
  expect(formatWeight(635)).toBe('635 g')
  expect(formatWeight(1250)).toBe('1.25 kg')
})

test.each([
  [1, '1 秒', '1 second'],
  [45, '45 秒', '45 seconds'],
  [119, '119 秒', '119 seconds'],
  [120, '2 分钟', '2 minutes'],
  [899, '15 分钟', '15 minutes'],
  [7199, '120 分钟', '120 minutes'],
  [82_799, '23 小时', '23 hours'],
])('a wait of %i seconds is %s and %s', (seconds, zh, en) => {
  expect(formatWait(seconds, 'zh-CN')).toBe(zh)
  expect(formatWait(seconds, 'en-US')).toBe(en)
})
