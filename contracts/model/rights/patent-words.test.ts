import { expect, test } from 'vitest'
import { couldBeFound, digitsOf } from './patent-words.ts'

test.each([
  ['D1,000,001', '1000001'],
  ['USD1066001S1', '1066001'],
  ['CN 306000001 S', '306000001'],
  ['ZL２０２３３', '20233'],
  ['000 123', '123'],
  ['D', ''],
  ['ZL 0', ''],
])('of the number %s the digits %s count', (typed, digits) => expect(digitsOf(typed)).toBe(digits))

test('by a number without a digit, and by words of signs alone, nothing could be found', () => {
  expect(couldBeFound('pudId', 'D1066001')).toBe(true)
  for (const typed of ['USD', 'ZL 0', '—']) expect(couldBeFound('patentNumber', typed)).toBe(false)
  for (const typed of ['cup', '杯', '3']) expect(couldBeFound('title', typed)).toBe(true)
  for (const typed of ['%', '"*_', '🍵']) expect(couldBeFound('applyer', typed)).toBe(false)
})
