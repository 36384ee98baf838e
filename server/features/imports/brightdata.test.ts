import { describe, expect, test } from 'vitest'
import { readBrightData, TITLE_MAX } from './brightdata.ts'
import { madeRecord, madeRecords, productOf, TODAY } from './made-record.test-support.ts'

const read = (record: unknown) => readBrightData(record, null, TODAY)
const rejectionOf = (record: unknown) => {
  const outcome = read(record)
  return 'rejected' in outcome ? outcome.rejected : 'imported'
}
describe('a full record', () => {
  test('gives every fact in it', () => {
    expect(productOf(madeRecords[0])).toEqual({
      marketplace: 'US',
      asin: 'B0MADE0001',
      owner: null,
      source: 'brightdata',
      observedOn: '2026-10-21',
      factDays: {},
      parentAsin: 'B0MADE000P',
      title: 'Folding travel mug, 350 ml, leakproof',
      brand: 'Harbour',
      bullets: ['Folds to 4 cm', 'Dishwasher safe'],
      description: 'A mug that folds flat.',
      categoryPath: ['Home & Kitchen', 'Kitchen & Dining', 'Travel & To-Go Drinkware', 'Travel Mugs'],
      feeCategory: 'home',
      price: 1999,
      listPrice: 2499,
      coupon: 0.1,
      rank: 5120,
      subCategory: 'Travel Mugs',
      subRank: 31,
      rating: 4.4,
      ratings: 200,
      stars: [6, 4, 20, 50, 120],
      boughtPastMonth: 600,
      units: null,
      sellers: 2,
      seller: 'Harbour Goods',
      sellerCountry: null,
      fulfilment: 'FBA',
      badges: ['bestSeller'],
      images: 2,
      videos: null,
      aPlus: true,
      variants: [
        { asin: 'B0MADE0001', name: 'Blue', price: 1999, unitShare: null, ratingShare: null },
        { asin: 'B0MADE0002', name: 'Green', price: null, unitShare: null, ratingShare: null },
        { asin: 'B0MADE0003', name: 'Grey', price: null, unitShare: null, ratingShare: null },
      ],
      size: [180, 90, 85],
      weight: 450,
      measures: 'item',
      listedOn: '2023-03-04',
      imageUrl: 'https://m.media-amazon.com/images/I/made-1.jpg',
      shape: null,
    })
  })

  test('in German, with decimal commas, emoji and right-to-left letters, is read in the format of its site', () => {
    const product = productOf(madeRecords[1])
    expect(product).toMatchObject({
      marketplace: 'DE',
      price: 129900,
      listPrice: 149950,
      size: [214, 213, 79],
      weight: 500,
      listedOn: '2021-03-12',
      feeCategory: 'furniture',
      fulfilment: 'AMZ',
    })
    expect(product.title).toBe(String(madeRecords[1]?.title).trim())
    expect(product.title.length).toBeGreaterThan(200)
  })
})

describe('missing facts are null, never zero', () => {
  test('accepts a record with only title, ASIN, site and day', () => {
    const { asin, marketplace, title, observedOn, owner, source, factDays, ...facts } = productOf(madeRecords[3])
    expect({ asin, marketplace, title, observedOn, owner, source, factDays }).toMatchObject({
      factDays: {},
      asin: 'B0MADE0006',
      marketplace: 'UK',
    })
    expect(Object.values(facts).filter((fact) => fact !== null && !(Array.isArray(fact) && fact.length === 0))).toEqual(
      [],
    )
  })

  test('gives null for a missing price and rating', () => {
    expect(productOf(madeRecords[2])).toMatchObject({
      price: null,
      listPrice: null,
      rating: null,
      ratings: 0,
      stars: null,
      rank: null,
    })
  })

  test('drops a list price that is not above the price', () => {
    expect(productOf(madeRecord({ initial_price: 19.99 })).listPrice).toBeNull()
    expect(productOf(madeRecord({ prices_breakdown: { list_price: 30 } })).listPrice).toBe(3000)
  })

  test('drops a first day after the day of the record', () => {
    expect(productOf(madeRecord({ date_first_available: '1 January 2027' })).listedOn).toBeNull()
  })

  test('reads missing fields from the details table', () => {
    const product_details = [
      { type: 'Date First Available', value: '4 Sept. 2024' },
      { type: 'Item Package Dimensions L x W x H', value: '21.4 x 21.3 x 7.9 centimetres' },
      { type: 'Package Weight', value: '0.49 Kilograms' },
      { type: 'Brand', value: 'Quay' },
    ]
    const changes = { date_first_available: undefined, brand: undefined, product_details }
    expect(productOf(madeRecord(changes))).toMatchObject({
      listedOn: '2024-09-04',
      brand: 'Quay',
      // Package measures take precedence, because fees depend on them.
      size: [214, 213, 79],
      weight: 490,
      measures: 'package',
    })
  })

  test('marks a package size with an item weight as item measures', () => {
    const product_details = [{ type: 'Package Dimensions', value: '21.4 x 21.3 x 7.9 cm' }]
    expect(productOf(madeRecord({ product_details, item_weight: '300 g' }))).toMatchObject({
      size: [214, 213, 79],
      weight: 300,
      measures: 'item',
    })
  })
})

describe('a rating', () => {
  test.each([
    ['4.3', 4.3],
    ['4,3 von 5 Sternen', 4.3],
    ['4.3 out of 5 stars', 4.3],
    ['5つ星のうち4.3', 4.3],
    ['5.0 out of 5 stars', 5],
    [{ $numberDouble: '4.3' }, 4.3],
    [{ '@value': '4.3', '@type': 'xsd:decimal' }, 4.3],
    ['"4.3"^^<http://www.w3.org/2001/XMLSchema#decimal>', 4.3],
    ['4.3 of 10', null],
    ['6', null],
    ['none yet', null],
  ])('%j is %s stars', (rating, stars) => expect(productOf(madeRecord({ rating })).rating).toBe(stars))

  test('is read without its type annotation, like every other field', () => {
    const typed = madeRecord({ reviews_count: { $numberInt: '120' }, final_price: { $numberDouble: '19.99' } })
    expect(productOf(typed)).toMatchObject({ ratings: 120, price: 1999 })
  })
})

describe('the path of categories', () => {
  test('ignores a root that is the leaf of the page or is not a department', () => {
    const categories = ['Fashion', 'Women', 'Smartwatches']
    const row = (root: string, bs_category: string | null) =>
      productOf(madeRecord({ categories, root_bs_category: root, root_bs_rank: 12, bs_category, bs_rank: 3 }))
    const path = { categoryPath: categories, rank: null }
    expect(row('Smartwatches', null)).toMatchObject({ ...path, subCategory: 'Smartwatches', subRank: 12 })
    expect(row('Smartwatches', 'Smartwatches')).toMatchObject({ ...path, subCategory: 'Smartwatches', subRank: 12 })
    expect(row('Running Watches', 'Smartwatches')).toMatchObject({ ...path, subCategory: 'Smartwatches', subRank: 3 })
    expect(row('Fashion', 'Smartwatches')).toMatchObject({ categoryPath: categories, rank: 12, subRank: 3 })
  })

  test('gets the root of the rank when the page omits it', () => {
    const changes = { categories: ['Wearable Technology', 'Smartwatches'], root_bs_category: 'Electronics & Photo' }
    expect(productOf(madeRecord(changes))).toMatchObject({
      categoryPath: ['Electronics & Photo', 'Wearable Technology', 'Smartwatches'],
      feeCategory: 'electronics',
    })
  })

  test('ends in the sub-category when none is ranked, and then has no sub-rank', () => {
    expect(productOf(madeRecord({ bs_category: null }))).toMatchObject({ subCategory: 'Travel Mugs', subRank: null })
  })
})

describe('a record is rejected', () => {
  test('with its own reason for each missing fact', () => {
    expect(madeRecords.slice(7).map(rejectionOf)).toEqual([
      'isbn',
      'imported',
      'wrongAsin',
      'marketplaceNotSupported',
      'noTitle',
      'noDay',
      'futureDay',
      'notAnObject',
      'notAnObject',
      'notAnObject',
      'notAnObject',
      'collectorError',
      'noAsin',
    ])
  })

  test('if its file is another collection of the vendor', () => {
    const asin = 'B0MADE0001'
    const found = { asin, keyword: 'mug', page: 1, position: 3, name: 'A mug', timestamp: '2026-11-01' }
    expect(rejectionOf(found)).toBe('searchResult')
    expect(rejectionOf({ asin, review_id: 'R1', review_text: 'Good', timestamp: '2026-11-01' })).toBe('review')
  })

  test('without printing its text to the terminal', () => {
    expect(read(madeRecord({ asin: '\u001b[31mred' }))).toEqual({ rejected: 'wrongAsin', asin: null })
  })
})

test('limits the size of a hostile record', () => {
  const long = '🧉'.repeat(500_000)
  const many = Array.from({ length: 20_000 }, (_, i) => i)
  const product = productOf(
    madeRecord({
      title: long,
      brand: long,
      description: long,
      features: many.map(() => 'x'.repeat(100)),
      categories: many.map(String),
      variations: many.map((i) => ({ asin: `B0${String(i).padStart(8, '0')}`, name: 'y'.repeat(400), price: 1 })),
      images: many,
      images_count: undefined,
      product_details: many.map((i) => ({ type: `t${i}`, value: 'z' })),
    }),
  )
  expect(product.title.length).toBe(TITLE_MAX)
  expect(product.variants.length).toBe(500)
  expect(JSON.stringify(product).length).toBeLessThan(250_000)
})
