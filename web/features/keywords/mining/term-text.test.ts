import { expect, test } from 'vitest'
import { readSeeds, readWords, toggleWord } from './term-text.ts'

test('reads pasted terms between lines and commas, each once', () => {
  expect(readSeeds(' travel  mug\r\nyeti，保温杯、Travel Mug;\n\n').seeds).toEqual(['travel mug', 'yeti', '保温杯'])
})

test('an empty text has no seeds', () => {
  expect(readSeeds(' \n, ')).toEqual({ seeds: [], tooLong: 0, tooMany: 0 })
})

test('leaves out whole words above the characters that a call takes together', () => {
  const words = ['a'.repeat(150), 'b'.repeat(49), 'c']
  expect(readWords(words.join(), 'with')).toEqual(words.slice(0, 2))
  expect(readWords(words.join(), 'without')).toEqual(words)
  const many = Array.from({ length: 300 }, (_, at) => `word ${at}`)
  expect(readWords(many.join(), 'without').join().length).toBeLessThanOrEqual(2000)
})

test('adds a word, and removes it in any case', () => {
  expect(toggleWord(['steel'], 'kids', 'with')).toEqual(['steel', 'kids'])
  expect(toggleWord(['Steel', 'kids'], 'steel', 'with')).toEqual(['kids'])
})

test('a word without room is not added', () => {
  expect(toggleWord(['a'.repeat(198)], 'steel', 'with')).toEqual(['a'.repeat(198)])
})
