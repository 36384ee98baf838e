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
  roundTo,
} from './number.ts'

test('Chinese groups digits by four, English by three', () => {
  expect(formatCount(1234, 'zh-CN')).toBe('1234')
  expect(formatCount(123456789, 'zh-CN')).toBe('1,2345,6789')
  expect(formatCount(123456789, 'en-US')).toBe('123,456,789')
  expect(formatCount(-12345.67, 'zh-CN', 1)).toBe('-1,2345.7')
})

test('a grouped number is the number again when its commas are taken out, in both languages', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      for (const [language, size] of [
        ['zh-CN', 4],
        ['en-US', 3],
      ] as const) {
        const text = formatCount(value, language)
        expect(Number(text.replaceAll(',', ''))).toBe(value)
        expect(
          text
            .replace('-', '')
            .split(',')
            .slice(1)
            .every((group) => group.length === size),
        ).toBe(true)
      }
    }),
  )
})

test('shares and changes have one decimal, and only a change that is up has a plus', () => {
  expect(formatPercent(0.1234, 'zh-CN')).toBe('12.3%')
  expect(formatPercent(123.456, 'zh-CN')).toBe('1,2345.6%')
  expect(formatChange(0.082, 'zh-CN')).toBe('+8.2%')
  expect(formatChange(-0.0361, 'en-US')).toBe('-3.6%')
  expect(formatChange(-0.0001, 'en-US')).toBe('0.0%')
})

test('power has two decimals, and is grouped like any number', () => {
  expect(formatPower(1000, 'zh-CN')).toBe('1000.00')
  expect(formatPower(12345.6, 'zh-CN')).toBe('1,2345.60')
  expect(formatPower(12345.6, 'en-US')).toBe('12,345.60')
  expect(formatPower(-0.004, 'en-US')).toBe('0.00')
})

test('half is rounded away from zero, whatever its binary fraction', () => {
  expect(roundTo(1.005, 2)).toBe(1.01)
  expect(roundTo(-1.005, 2)).toBe(-1.01)
  expect(formatRating(4.25)).toBe('4.3')
})

test('days and weights carry their unit in the language', () => {
  expect(formatDays(1295, 'zh-CN')).toBe('1295 天')
  expect(formatDays(1, 'en-US')).toBe('1 day')
  expect(formatDays(1295, 'en-US')).toBe('1,295 days')
  expect(formatWeight(635, 'zh-CN')).toBe('635 g')
  expect(formatWeight(1250, 'zh-CN')).toBe('1.25 kg')
})

test.each([
  [1, '1 秒', '1 second'],
  [45, '45 秒', '45 seconds'],
  [119, '119 秒', '119 seconds'],
  [120, '2 分钟', '2 minutes'],
  [899, '15 分钟', '15 minutes'],
  [7199, '120 分钟', '120 minutes'],
  [82_799, '23 小时', '23 hours'],
])('%i seconds to wait are said as %s and %s', (seconds, zh, en) => {
  expect(formatWait(seconds, 'zh-CN')).toBe(zh)
  expect(formatWait(seconds, 'en-US')).toBe(en)
})
