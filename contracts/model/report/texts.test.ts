import { expect, test } from 'vitest'
import { enUS } from './texts.en-US.ts'
import { type TextKey, textOf } from './texts.ts'
import { zhCN } from './texts.zh-CN.ts'

const keys = Object.keys(zhCN) as TextKey[] // the keys of the record that defines them
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

test.each(keys)('%s says the same figures in both languages', (key) => {
  expect(enUS[key].trim()).not.toBe('')
  expect(places(enUS[key])).toEqual(places(zhCN[key]))
})

test('both languages have the same keys', () => {
  expect(Object.keys(enUS).sort()).toEqual([...keys].sort())
})

test('English texts hold no Chinese', () => {
  expect(keys.filter((key) => /[\u4e00-\u9fff]/.test(enUS[key]))).toEqual([])
})

test('a place without a value stays visible', () => {
  expect(textOf('en-US', 'variants.insight.count', {})).toContain('{count}')
})
