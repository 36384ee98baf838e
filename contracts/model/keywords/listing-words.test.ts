import { expect, test } from 'vitest'
import { bytesOf, fitWords, searchTermBytes } from './listing-words.ts'

test('counts bytes of UTF-8, as Amazon does', () => {
  expect([bytesOf('mug'), bytesOf('größe'), bytesOf('水筒')]).toEqual([3, 7, 6])
})

test('takes words in order until the field is full, spaces counted, and passes over a word that is too long', () => {
  expect(fitWords(['travel', 'mug'], 10)).toEqual(['travel', 'mug'])
  expect(fitWords(['travel', 'mug'], 9)).toEqual(['travel'])
  expect(fitWords(['travel', 'insulated', 'mug'], 10)).toEqual(['travel', 'mug'])
  expect(fitWords(['insulated'], 8)).toEqual([])
})

test('Japan takes more bytes, India fewer', () => {
  expect(['US', 'DE', 'JP', 'IN'].map((code) => searchTermBytes(code as 'US'))).toEqual([249, 249, 500, 200])
})
