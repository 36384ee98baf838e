import { expect, test } from 'vitest'
import { scriptLanguage } from './script-language.ts'

test('returns the language of source text whose script does not fit the language of the page', () => {
  expect(scriptLanguage('ペット用食器', 'zh-CN')).toBe('ja')
  expect(scriptLanguage('ペット用食器', 'en-US')).toBe('ja')
  expect(scriptLanguage('意匠登録第1663521号', 'en-US')).toBe('und-Hani')
  expect(scriptLanguage('保温杯', 'zh-CN')).toBeUndefined()
  expect(scriptLanguage('Tumbler D1999999', 'zh-CN')).toBeUndefined()
  expect(scriptLanguage('Becher mit Deckel', 'en-US')).toBeUndefined()
})
