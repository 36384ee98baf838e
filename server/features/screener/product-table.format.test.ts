import { expect, test } from 'vitest'
import { asinNumber, asinOf, nodesOf } from './product-table.format.ts'

test('the id of a category follows from its names alone', () => {
  const [home, mugs] = nodesOf(['Home & Kitchen', 'Mugs'])
  expect(nodesOf(['Home & Kitchen', 'Plates'])[0]).toBe(home)
  expect(nodesOf(['Home & Kitchen', 'Plates'])[1]).not.toBe(mugs)
  expect(nodesOf(['Sports', 'Mugs'])[1]).not.toBe(mugs)
  expect([home, mugs]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), expect.stringMatching(/^[0-9a-f]{12}$/)])
})

test.each(['B0SAMPLE01', 'B000000000', 'ZZZZZZZZZZ', '0312345678'])('%s as a number is the same ASIN again', (asin) => {
  expect(asinOf(asinNumber(asin))).toBe(asin)
})
