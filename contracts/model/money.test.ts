import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MARKETPLACES, marketplaces } from './marketplaces.ts'
import { formatMoney, formatRoughMoney, minorUnits } from './money.ts'
import { formatPrice } from './price.ts'

/** Marketplaces differ only in currency sign and decimals; grouping and decimal point are the same everywhere. */
const WRITTEN = {
  US: ['$1,234.56', '$0.00', '$0.05', '−$19.99', '$12,345,678.90'],
  UK: ['£1,234.56', '£0.00', '£0.05', '−£19.99', '£12,345,678.90'],
  DE: ['€1,234.56', '€0.00', '€0.05', '−€19.99', '€12,345,678.90'],
  FR: ['€1,234.56', '€0.00', '€0.05', '−€19.99', '€12,345,678.90'],
  JP: ['¥123,456', '¥0', '¥5', '−¥1,999', '¥1,234,567,890'],
  CA: ['$1,234.56', '$0.00', '$0.05', '−$19.99', '$12,345,678.90'],
  IT: ['€1,234.56', '€0.00', '€0.05', '−€19.99', '€12,345,678.90'],
  ES: ['€1,234.56', '€0.00', '€0.05', '−€19.99', '€12,345,678.90'],
  IN: ['₹1,234.56', '₹0.00', '₹0.05', '−₹19.99', '₹12,345,678.90'],
} as const

describe.each(MARKETPLACES)('%s', (marketplace) => {
  test.each([123_456, 0, 5, -1999, 1_234_567_890].map((minor, at) => [minor, WRITTEN[marketplace][at] ?? '']))(
    'writes %s minor units as %s',
    (minor, text) => {
      expect(formatMoney(Number(minor), marketplace)).toBe(text)
    },
  )
})

test('money is grouped by the reader’s setting', () => {
  expect(formatMoney(123_456_789, 'IN', 4)).toBe('₹123,4567.89')
  expect(formatRoughMoney(123_456_700, 'US', 4)).toBe('$123,4567')
  expect(formatPrice(12_345.6, 'cny', 4)).toBe('¥1,2345.60')
  expect(formatPrice(-1299, 'usd')).toBe('−$1,299.00')
})

test('an estimate of a hundred or more has no cents', () => {
  expect(formatRoughMoney(123_456, 'US')).toBe('$1,235')
  expect(formatRoughMoney(9_950, 'US')).toBe('$99.50')
  expect(formatRoughMoney(5_000, 'DE')).toBe('€50')
  expect(formatRoughMoney(123_456, 'JP')).toBe('¥123,456')
})

test('zero has no sign', () => {
  expect(formatMoney(-0, 'US')).toBe('$0.00')
  expect(formatMoney(-0.4, 'DE')).toBe('€0.00')
})

test('the text has every digit of the amount and the decimals of the currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(...MARKETPLACES), (minor, marketplace) => {
      const digits = formatMoney(minor, marketplace).replace(/\D/g, '')
      expect(Number(digits)).toBe(minor)
      expect(digits.length).toBeGreaterThan(marketplaces[marketplace].decimals)
    }),
  )
})

test('minorUnits reverses the division by the decimals of the currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...MARKETPLACES), (minor, marketplace) => {
      expect(minorUnits(minor / 10 ** marketplaces[marketplace].decimals, marketplace)).toBe(minor)
    }),
  )
})
