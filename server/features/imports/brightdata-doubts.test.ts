import { describe, expect, test } from 'vitest'
import { readBrightData } from './brightdata.ts'
import { madeRecord, madeRecords, productOf, TODAY } from './made-record.test-support.ts'

const warningsOf = (record: unknown) => {
  const outcome = readBrightData(record, null, TODAY)
  return 'rejected' in outcome ? outcome.rejected : outcome.warnings
}

describe('the reader drops and counts', () => {
  test("prices in another currency than the marketplace's", () => {
    expect(warningsOf(madeRecords[4])).toEqual(['otherCurrency', 'implausibleStars'])
    expect(productOf(madeRecords[4])).toMatchObject({ price: null, listPrice: null })
    expect(warningsOf(madeRecord())).toEqual([])
  })

  test('star counts that differ from the number of ratings by more than rounding', () => {
    const stars = (five_star: number) => ({ one_star: 6, two_star: 4, three_star: 20, four_star: 50, five_star })
    expect(productOf(madeRecord({ product_rating_object: stars(116) })).stars).toEqual([6, 4, 20, 50, 116])
    expect(productOf(madeRecord({ product_rating_object: stars(114) })).stars).toBeNull()
    expect(productOf(madeRecord({ product_rating_object: { one_star: 6 } })).stars).toBeNull()
  })

  test('a weight too light for the package, such as ounces instead of pounds', () => {
    const light = madeRecord({
      product_dimensions: '10.6 x 6.6 x 1.7 inches; 0.04 ounces',
      item_weight: null,
      product_details: null,
    })
    expect(productOf(light)).toMatchObject({ size: [269.24, 167.64, 43.18], weight: null })
    expect(warningsOf(light)).toEqual(['implausibleWeight'])
  })

  test('size and weight of a package heavier than lead', () => {
    const measures = { item_weight: null, product_details: null }
    const heavy = madeRecord({ ...measures, product_dimensions: '25 x 25 x 25 mm; 9 kg' })
    expect(productOf(heavy)).toMatchObject({ size: null, weight: null })
    expect(warningsOf(heavy)).toEqual(['implausibleDensity'])
    const dumbbell = madeRecord({ ...measures, product_dimensions: '25 x 12 x 12 cm; 20 kg' })
    expect(productOf(dumbbell)).toMatchObject({ size: [250, 120, 120], weight: 20_000 })
  })

  test('a size with the same numbers in inches on the page and in centimetres in the table', () => {
    const confused = madeRecord({
      product_dimensions: '10 x 6 x 2 inches',
      item_weight: '400 g',
      product_details: [{ type: 'Product Dimensions', value: '10 x 6 x 2 centimetres' }],
    })
    expect(productOf(confused)).toMatchObject({ size: null, weight: 400 })
    expect(warningsOf(confused)).toEqual(['unclearUnits'])
  })

  test("picture addresses other than Amazon's media hosts over https", () => {
    const imageOf = (image_url: unknown) => productOf(madeRecord({ image_url })).imageUrl
    expect(imageOf('https://images-eu.ssl-images-amazon.com/images/I/a.jpg')).not.toBeNull()
    for (const address of [
      'http://m.media-amazon.com/a.jpg',
      'https://m.media-amazon.com.example.org/a.jpg',
      'https://evilmedia-amazon.com/a.jpg',
      'https://user:word@m.media-amazon.com/a.jpg',
      'https://m.media-amazon.com:8443/a.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      42,
    ])
      expect(imageOf(address)).toBeNull()
  })
})
