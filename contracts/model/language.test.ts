import { expect, test } from 'vitest'
import { type Language, languageOf } from './language.ts'

test.each<[string, Language, string]>([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN', 'Chrome in China'],
  ['en-US,en;q=0.9', 'en-US', 'Chrome in America'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en-US', 'every English is en-US'],
  ['zh-TW', 'zh-CN', 'every Chinese is zh-CN'],
  ['zh-Hant-HK;q=0.9, en;q=0.8', 'zh-CN', 'script and region do not matter'],
  ['en;q=0.5, zh-CN;q=0.9', 'zh-CN', 'a greater weight precedes the order'],
  ['zh;q=0.5,en', 'en-US', 'no weight means the greatest'],
  ['fr,en;q=0.5', 'en-US', 'the first supported language'],
  ['de-DE,de;q=0.9', 'zh-CN', 'the default without a supported language'],
  ['zh;q=0,en;q=0.1', 'en-US', 'a weight of zero refuses a language'],
  ['en;q=0', 'zh-CN', 'a refused language is ignored'],
  ['*', 'zh-CN', 'a wildcard means the default'],
  ['EN-us', 'en-US', 'case does not matter'],
  ['  en ; q=0.8 ', 'en-US', 'spaces do not matter'],
  ['en;q=high', 'zh-CN', 'an invalid weight counts as zero'],
  ['english', 'zh-CN', 'an invalid tag is ignored'],
  ['', 'zh-CN', 'an empty header means the default'],
])('%j gives %s: %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test('a missing header gives zh-CN', () => {
  expect(languageOf(undefined)).toBe('zh-CN')
})
