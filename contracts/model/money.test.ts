import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKETPLACES, marketplaces } from './marketplaces.ts'
import { formatMoney, minorUnits } from './money.ts'

test.each([
  ['US', '$1,234.56'],
  ['UK', '£1,234.56'],
  ['DE', '1.234,56\u00a0€'],
  ['FR', '1\u00a0234,56\u00a0€'],
  ['JP', '¥123,456'],
  ['CA', '$1,234.56'],
  ['IT', '1.234,56\u00a0€'],
  ['ES', '1.234,56\u00a0€'],
  ['IN', '₹1,234.56'],
] as const)('%s writes 123456 minor units as %s', (marketplace, text) => {
  expect(formatMoney(123_456, marketplace)).toBe(text)
})

test('rupees are grouped by lakh', () => {
  expect(formatMoney(12_345_600, 'IN')).toBe('₹1,23,456.00')
})

test('every digit of an amount stands in its text, with as many decimals as the currency has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(...MARKETPLACES), (minor, marketplace) => {
      const digits = formatMoney(minor, marketplace).replace(/\D/g, '')
      expect(Number(digits)).toBe(minor)
      expect(digits.length).toBeGreaterThan(marketplaces[marketplace].decimals)
    }),
  )
})

test('an amount in major units becomes the minor units it was written from', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...MARKETPLACES), (minor, marketplace) => {
      expect(minorUnits(minor / 10 ** marketplaces[marketplace].decimals, marketplace)).toBe(minor)
    }),
  )
})
