import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#server/features/reports/asin/facts.test-support.ts'
import { listingChecks, listingScore } from './listing.ts'
import { isTranslated, type ListingText } from './translated.ts'

const german = (title: string, rest: Partial<ListingText> = {}): ListingText => ({
  marketplace: 'DE',
  brand: null,
  bullets: [],
  description: null,
  title,
  ...rest,
})

describe('a listing that a site shows in English', () => {
  test.each([
    'Himllauen Baby Girl Clothing Sweatshirt + Long Trousers Two Piece Set with Warm Sleeves for Girls',
    'Pack of 6 Burp Cloths for Boys and Girls, Made of Soft Cotton',
  ])('is a translation outside English marketplaces: %s', (title) => {
    for (const marketplace of ['DE', 'FR', 'IT', 'ES', 'JP'] as const)
      expect(isTranslated(german(title, { marketplace }))).toBe(true)
    for (const marketplace of ['US', 'UK', 'CA', 'IN'] as const)
      expect(isTranslated(german(title, { marketplace }))).toBe(false)
  })

  test('is recognized by its bullets or, without them, by its description', () => {
    const title = 'Lamp, 2 m'
    const english = 'This lamp is made for your children and comes with a warm light that you can dim.'
    expect(isTranslated(german(title))).toBe(false)
    expect(isTranslated(german(title, { bullets: [english] }))).toBe(true)
    expect(isTranslated(german(title, { description: english }))).toBe(true)
  })

  test('is not judged by title, bullets or description, and has no score', () => {
    const product = sampleProduct('B0SAMPLE01', { marketplace: 'DE', aPlus: true })
    const checks = listingChecks(product, { method: 'sample', asOf: '2026-11-19' })
    expect(checks.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule.key)).toEqual([
      'listing.name.title',
      'listing.name.bullets',
      'listing.name.description',
    ])
    expect(checks.reduce((total, { maximum }) => total + maximum, 0)).toBe(50)
    expect(listingScore(checks)).toBeNull()
  })
})

describe('a listing in the language of its site is not a translation', () => {
  const mixed = 'Baby Boys Girls Kids Cotton Strampler mit langem Arm für Jungen und Mädchen'
  test.each([
    ['with English names of goods', german(mixed)],
    ['with an English brand', german('Fruit of the Loom T-Shirt', { brand: 'Fruit of the Loom' })],
    [
      'with English bullets',
      german('Strampler mit Kapuze', { bullets: ['It is made of soft and warm flannel for you'] }),
    ],
    ['in Japanese', german('水筒 Travel Mug for Kids and Girls with Long Sleeve 保温 保冷', { marketplace: 'JP' })],
  ])('%s', (_, listing) => expect(isTranslated(listing)).toBe(false))
})
