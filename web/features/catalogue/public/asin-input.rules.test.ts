import { expect, test } from 'vitest'
import { asinProblem, normalizeTypedAsin, parsePastedAsin } from './asin-input.rules.ts'

test('upper-cases, trims and caps a typed ASIN at ten characters', () => {
  expect(normalizeTypedAsin(' b0sample01 ')).toBe('B0SAMPLE01')
  expect(normalizeTypedAsin('b0sample01234')).toBe('B0SAMPLE01')
})

test('distinguishes an empty ASIN from a wrong one', () => {
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
])('finds the ASIN in %s, with the marketplace %s', (text, marketplace) => {
  expect(parsePastedAsin(text)).toEqual({ asin: 'B0SAMPLE01', marketplace })
})

test('finds no ASIN in other text or inside a longer code', () => {
  expect(parsePastedAsin('keyboard')).toBeUndefined()
  expect(parsePastedAsin('XB0SAMPLE01')).toBeUndefined()
  expect(parsePastedAsin('B0SAMPLE012')).toBeUndefined()
})
