import { expect, test } from 'vitest'
import { nodesOf } from './product-table.format.ts'

test('the id of a category follows from its names alone', () => {
  const [home, mugs] = nodesOf(['Home & Kitchen', 'Mugs'])
  expect(nodesOf(['Home & Kitchen', 'Plates'])[0]).toBe(home)
  expect(nodesOf(['Home & Kitchen', 'Plates'])[1]).not.toBe(mugs)
  expect(nodesOf(['Sports', 'Mugs'])[1]).not.toBe(mugs)
  expect([home, mugs]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), expect.stringMatching(/^[0-9a-f]{12}$/)])
})
