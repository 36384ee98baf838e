import { describe, expect, test } from 'vitest'
import { readBrightData } from './brightdata.ts'
import { madeRecord, productOf, TODAY } from './made-record.test-support.ts'

describe('who ships', () => {
  const offer = (id: string, name: string, ships_from: string) => ({
    seller_name: name,
    seller_url: `https://www.amazon.com/gp/aag/main?seller=${id}`,
    ships_from,
  })
  const fulfilmentOf = (changes: Record<string, unknown>) => productOf(madeRecord(changes)).fulfilment

  test('is null when the record does not say', () => {
    expect(fulfilmentOf({})).toBeNull()
    expect(fulfilmentOf({ other_sellers_prices: [offer('A1MADESELLER02', 'Second Shop', 'Amazon.com')] })).toBeNull()
  })

  test('is FBA or FBM when the offers of the Buy Box seller agree, and null when they do not', () => {
    const [byAmazon, bySelf] = [
      offer('A1MADESELLER01', 'Harbour Goods', 'Amazon.com'),
      offer('A1MADESELLER01', 'Harbour Goods', 'Harbour Goods'),
    ]
    expect(fulfilmentOf({ other_sellers_prices: [byAmazon] })).toBe('FBA')
    expect(fulfilmentOf({ other_sellers_prices: [bySelf] })).toBe('FBM')
    expect(fulfilmentOf({ other_sellers_prices: [byAmazon, bySelf] })).toBeNull()
  })

  test('is AMZ only for the name of the site', () => {
    expect(fulfilmentOf({ buybox_seller: 'Amazon.com' })).toBe('AMZ')
    expect(fulfilmentOf({ buybox_seller: 'Amazon Fan Shop' })).toBeNull()
    expect(fulfilmentOf({ buybox_seller: 'Amazon.de' })).toBeNull()
  })
})

describe('the number of sellers', () => {
  const offer = (seller_name: string, rest: Record<string, unknown> = {}) => ({ seller_name, ...rest })
  const sellersOf = (domain: string, offers: unknown[], rest: Record<string, unknown> = {}) =>
    productOf(madeRecord({ domain, other_sellers_prices: offers, ...rest })).sellers
  const warningsOf = (domain: string, offers: unknown[]) =>
    readBrightData(madeRecord({ domain, other_sellers_prices: offers }), null, TODAY)

  test('counts the sellers that the row names, and the Buy Box once', () => {
    const offers = [offer('Second Shop'), offer('Harbour Goods'), offer('Second Shop')]
    expect(sellersOf('https://www.amazon.com/', offers, { buybox_seller: 'Harbour Goods' })).toBe(2)
  })

  test('is not known without a list: collectors write 1 for every page', () => {
    expect(sellersOf('https://www.amazon.com/', [], { number_of_sellers: 1 })).toBeNull()
    expect(sellersOf('https://www.amazon.com/', [], { number_of_sellers: 7 })).toBe(7)
  })

  test('leaves out a list that was read on Amazon.com, and the import counts such lists', () => {
    const foreign = [
      [offer('Amazon.com')],
      [offer('Second Shop'), offer('Third Shop', { ships_from: 'Amazon.com' })],
      [offer('Second Shop', { delivery: '$14.87 delivery' }), offer('Third Shop')],
      [offer('Second Shop', { delivery: 'FREE delivery October 31 - November 12. Details' })],
    ]
    for (const offers of foreign) {
      expect(sellersOf('https://www.amazon.de/', offers)).toBeNull()
      expect(warningsOf('https://www.amazon.de/', offers)).toMatchObject({
        warnings: expect.arrayContaining(['otherSiteOffers']),
      })
      expect(warningsOf('https://www.amazon.com/', offers)).toMatchObject({ warnings: [] })
    }
    const own = [offer('Second Shop', { delivery: 'FREE delivery Thursday, 24 October', ships_from: 'Amazon' })]
    expect(sellersOf('https://www.amazon.de/', own, { buybox_seller: 'Harbour Goods' })).toBe(2)
  })

  test('does not count the shop of used goods', () => {
    const buyBox = { buybox_seller: 'Harbour Goods' }
    const offers = [offer('Harbour Goods'), offer('Amazon Resale'), offer('Amazon Warehouse')]
    expect(sellersOf('https://www.amazon.com/', offers, buyBox)).toBe(1)
    expect(sellersOf('https://www.amazon.com/', [offer('Amazon Resale')], buyBox)).toBeNull()
  })
})
