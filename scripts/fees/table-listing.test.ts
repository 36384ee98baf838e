import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LISTING, tableListing } from './table-listing.ts'

test('lists every file of the fee tables; if this fails, run `npm run fee-tables`', () => {
  expect(readFileSync(LISTING, 'utf8')).toBe(tableListing())
})
