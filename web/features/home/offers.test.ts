import { expect, test } from 'vitest'
import { OFFERS, offerIn, offerPath } from './offers.ts'

test('each dialog for guests has an address on the front page', () => {
  for (const offer of OFFERS) expect(offerIn(new URL(offerPath(offer), 'https://site.example').search)).toBe(offer)
})

test.each(['', '?show=', '?show=admin', '?show=toString'])('%s opens nothing', (search) =>
  expect(offerIn(search)).toBeUndefined(),
)
