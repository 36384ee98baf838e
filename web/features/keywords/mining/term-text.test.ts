import { expect, test } from 'vitest'
import { readSeeds, readWords, toggleWord } from './term-text.ts'

test('reads pasted terms between lines and commas, each once', () => {
  expect(readSeeds(' travel  mug\r\nyeti，保温杯、Travel Mug;\n\n').seeds).toEqual(['travel mug', 'yeti', '保温杯'])
})

test('an empty text has no seeds', () => {
  expect(readSeeds(' \n, ')).toEqual({ seeds: [], tooLong: 0, tooMany: 0 })
})

test('leaves out whole words above 200 characters together', () => {
  expect(readWords(['a'.repeat(150), 'b'.repeat(49), 'c'].join())).toEqual(['a'.repeat(150), 'b'.repeat(49)])
})

test('adds a word, and removes it in any case', () => {
  expect(toggleWord(['steel'], 'kids')).toEqual(['steel', 'kids'])
  expect(toggleWord(['Steel', 'kids'], 'steel')).toEqual(['kids'])
})

test('a word without room is not added', () => {
  expect(toggleWord(['a'.repeat(198)], 'steel')).toEqual(['a'.repeat(198)])
})
