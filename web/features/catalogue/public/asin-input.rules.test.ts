import { expect, test } from 'vitest'
import { asinPasted, asinProblem, asinTyped } from './asin-input.rules.ts'

test('an ASIN is upper-cased, trimmed and capped at ten characters while it is typed', () => {
  expect(asinTyped(' b0sample01 ')).toBe('B0SAMPLE01')
  expect(asinTyped('b0sample01234')).toBe('B0SAMPLE01')
})

test('an empty ASIN and a wrong one are told apart', () => {
  expect(asinProblem('')).toBe('emptyAsin')
  expect(asinProblem('B0SAMPLE0')).toBe('wrongAsin')
  expect(asinProblem('A0SAMPLE01')).toBe('wrongAsin')
  expect(asinProblem('B0SAMPLE-1')).toBe('wrongAsin')
  expect(asinProblem('B0SAMPLE01')).toBeUndefined()
})

test.each([
  ['https://www.amazon.com/Some-Mug/dp/B0SAMPLE01/ref=sr_1_1?keywords=mug', 'US'],
  ['https://www.amazon.co.uk/dp/B0SAMPLE01?th=1', 'UK'],
  ['amazon.de/gp/product/B0SAMPLE01', 'DE'],
  ['https://WWW.AMAZON.CO.JP/dp/b0sample01', 'JP'],
  ['看看这个 https://www.amazon.in/dp/B0SAMPLE01 不错', 'IN'],
  ['https://www.amazon.com.br/dp/B0SAMPLE01', undefined],
  ['款式 B0SAMPLE01（蓝色）', undefined],
])('%s holds the ASIN, and the marketplace %s', (text, marketplace) => {
  expect(asinPasted(text)).toEqual({ asin: 'B0SAMPLE01', marketplace })
})

test('a text without an ASIN, or with a longer code around one, holds none', () => {
  expect(asinPasted('keyboard')).toBeUndefined()
  expect(asinPasted('XB0SAMPLE01')).toBeUndefined()
  expect(asinPasted('B0SAMPLE012')).toBeUndefined()
})
