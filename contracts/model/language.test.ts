import { expect, test } from 'vitest'
import { type Language, languageOf } from './language.ts'

test.each<[string, Language, string]>([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN', 'Chrome in China'],
  ['en-US,en;q=0.9', 'en-US', 'Chrome in America'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en-US', 'any English is our English'],
  ['zh-TW', 'zh-CN', 'any Chinese is our Chinese'],
  ['zh-Hant-HK;q=0.9, en;q=0.8', 'zh-CN', 'script and region do not matter'],
  ['en;q=0.5, zh-CN;q=0.9', 'zh-CN', 'the greater weight wins over the order'],
  ['zh;q=0.5,en', 'en-US', 'no weight is the greatest'],
  ['fr,en;q=0.5', 'en-US', 'the first language that we have'],
  ['de-DE,de;q=0.9', 'zh-CN', 'the default where we have none'],
  ['zh;q=0,en;q=0.1', 'en-US', 'a weight of nothing refuses a language'],
  ['en;q=0', 'zh-CN', 'a refused language is not taken'],
  ['*', 'zh-CN', 'anything is the default'],
  ['EN-us', 'en-US', 'in any case'],
  ['  en ; q=0.8 ', 'en-US', 'with spaces'],
  ['en;q=high', 'zh-CN', 'a weight that is no number counts for nothing'],
  ['english', 'zh-CN', 'a word is no language tag'],
  ['', 'zh-CN', 'nothing'],
])('%s is %s: %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test('without a header it is Chinese', () => {
  expect(languageOf(undefined)).toBe('zh-CN')
})
