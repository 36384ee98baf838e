import { expect, test } from 'vitest'
import { conversionOf, keywordTypeOf } from './term-role.ts'

test('a term with 5% of the traffic is primary, whatever its niche and length', () => {
  expect(keywordTypeOf({ trafficShare: 0.05, isOwnNiche: false, words: 6 })).toBe('primary')
  expect(keywordTypeOf({ trafficShare: 0.049, isOwnNiche: false, words: 2 })).toBeNull()
})

test('other terms of the own niche are precise up to three words, then long-tail', () => {
  expect(keywordTypeOf({ trafficShare: 0.049, isOwnNiche: true, words: 3 })).toBe('precise')
  expect(keywordTypeOf({ trafficShare: 0, isOwnNiche: true, words: 4 })).toBe('preciseLongTail')
})

test.each([
  [{ clickShare: 0.1, conversionShare: 0.12 }, 'excellent'],
  [{ clickShare: 0.1, conversionShare: 0.1 }, 'stable'],
  [{ clickShare: 0.1, conversionShare: 0.079 }, 'lost'],
  [{ clickShare: 0.1, conversionShare: 0 }, 'invalid'],
  [{ clickShare: 0, conversionShare: 0 }, null],
  [null, null],
])('the shares %o make the conversion %s', (shares, conversion) => {
  expect(conversionOf(shares, 40)).toBe(conversion)
})

test('a term without purchases is an invalid exposure', () => {
  expect(conversionOf(null, 0)).toBe('invalid')
  expect(conversionOf({ clickShare: 0.1, conversionShare: 0.1 }, null)).toBe('stable')
})
