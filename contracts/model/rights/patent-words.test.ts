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
])('digitsOf(%j) is %j', (typed, digits) => expect(digitsOf(typed)).toBe(digits))

test('couldBeFound rejects numbers without digits and words without letters or digits', () => {
  expect(couldBeFound('pudId', 'D1066001')).toBe(true)
  for (const typed of ['USD', 'ZL 0', '—']) expect(couldBeFound('patentNumber', typed)).toBe(false)
  for (const typed of ['cup', '杯', '3']) expect(couldBeFound('title', typed)).toBe(true)
  for (const typed of ['%', '"*_', '🍵']) expect(couldBeFound('applyer', typed)).toBe(false)
})
