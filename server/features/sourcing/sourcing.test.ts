import { expect, test } from 'vitest'
import { sourcingOf } from './sourcing.ts'

test('without a sample world there are no offers', () => {
  const { data, offers, suppliers, belts } = sourcingOf({ sampleWorld: () => null }).stock()
  expect({ data, offers, suppliers, belts }).toEqual({ data: 'none', offers: [], suppliers: [], belts: [] })
})
