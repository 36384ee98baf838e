import { expect, test } from 'vitest'
import { asinConfirmPath, askedMarket, askedProduct, keywordOf, marketConfirmPath } from './confirm-path.ts'

test('the address names the product; case and spaces do not matter', () => {
  expect(askedProduct('asin=%20b0sample01&marketplace=de')).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
})

test('without a marketplace, or with one that is not ours, it is the US', () => {
  expect(askedProduct('asin=B0SAMPLE01').marketplace).toBe('US')
  expect(askedMarket('market=mug&marketplace=BR').marketplace).toBe('US')
})

test('an address without a subject asks for an empty one, which the server refuses in its own words', () => {
  expect(askedProduct('').asin).toBe('')
  expect(askedMarket('').keyword).toBe('')
})

test('a keyword is trimmed, its words stand one space apart, and it ends at two hundred characters', () => {
  expect(keywordOf('  travel \t mug ')).toBe('travel mug')
  expect(keywordOf(' 　')).toBe('')
  expect(keywordOf('x'.repeat(201))).toHaveLength(200)
})

test('the US goes without saying in the address of a market, and of several niches the chosen one stands in it', () => {
  const asked = { keyword: 'travel mug', marketplace: 'US' } as const
  expect(marketConfirmPath(asked)).toBe('/market?market=travel+mug')
  const chosen = { keyword: '保温杯', marketplace: 'DE', nicheId: 'abc' } as const
  expect(askedMarket(marketConfirmPath(chosen).split('?')[1] ?? '')).toEqual(chosen)
  expect(asinConfirmPath({ asin: 'B0SAMPLE01', marketplace: 'US' })).toBe('/product?asin=B0SAMPLE01&marketplace=US')
})
