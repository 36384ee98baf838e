import { expect, test } from 'vitest'
import { asinEnUS } from './texts.asin.en-US.ts'
import { asinZhCN } from './texts.asin.zh-CN.ts'
import { enUS } from './texts.en-US.ts'
import { marketEnUS } from './texts.market.en-US.ts'
import { marketZhCN } from './texts.market.zh-CN.ts'
import { textOf } from './texts.ts'
import { zhCN } from './texts.zh-CN.ts'

test('textOf fills in the parameters', () => {
  expect(textOf('zh-CN', 'report.page', { page: '2', pages: '12' })).toBe('第 2 / 12 页')
  expect(textOf('en-US', 'report.page', { page: '2', pages: '12' })).toBe('Page 2 of 12')
})

test('a placeholder without a parameter stays visible', () => {
  expect(textOf('en-US', 'variants.insight.count', {})).toContain('{count}')
})

test.each([
  ['Chinese', { ...zhCN, ...asinZhCN, ...marketZhCN }],
  ['English', { ...enUS, ...asinEnUS, ...marketEnUS }],
])('no %s text of a report names a shell command', (_, texts) => {
  expect(Object.values(texts).filter((text) => /\bnpm\b|\bnode\b|--/.test(text))).toEqual([])
})
