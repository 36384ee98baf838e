import { expect, test } from 'vitest'
import { MARKETPLACES } from '../marketplaces.ts'
import { PRODUCT_CHOICES, PRODUCT_NUMBERS } from './product-metrics.ts'
import { PRODUCT_PRESETS, presetFilter } from './product-presets.ts'

test('presets of the US have the published thresholds', () => {
  expect(presetFilter('lightMargin', 'US').range).toEqual({
    price: { min: 20 },
    fbaFee: { max: 4 },
    margin: { min: 0.5 },
    units: { min: 200 },
  })
  expect(presetFilter('localPremium', 'US').choice).toEqual({ sellerCountry: ['US'] })
})

test('amounts are converted and rounded for other marketplaces; other thresholds stay', () => {
  expect(presetFilter('localPremium', 'UK')).toEqual({
    range: { price: { min: 28 }, units: { min: 500 } },
    choice: { sellerCountry: ['GB'] },
  })
  expect(presetFilter('lowRating', 'JP').range.price).toEqual({ min: 2400 })
})

test('every preset of every marketplace filters by metrics and values that exist', () => {
  for (const preset of PRODUCT_PRESETS)
    for (const marketplace of MARKETPLACES) {
      const { range, choice } = presetFilter(preset, marketplace)
      for (const name of Object.keys(range)) expect(PRODUCT_NUMBERS).toHaveProperty(name)
      for (const [name, values] of Object.entries(choice)) {
        const known: readonly string[] = PRODUCT_CHOICES[name as keyof typeof PRODUCT_CHOICES].values // a key of the filter
        for (const value of values) expect(known).toContain(value)
      }
    }
})
