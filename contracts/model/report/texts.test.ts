import { expect, test } from 'vitest'
import { textOf } from './texts.ts'

test('a text holds the values it is given, in the order of its language', () => {
  expect(textOf('zh-CN', 'report.page', { page: '2', pages: '12' })).toBe('第 2 / 12 页')
  expect(textOf('en-US', 'report.page', { page: '2', pages: '12' })).toBe('Page 2 of 12')
})

test('a place without a value stays visible', () => {
  expect(textOf('en-US', 'variants.insight.count', {})).toContain('{count}')
})
