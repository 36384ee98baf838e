import { describe, expect, test } from 'vitest'
import { analysisAddress, productOf } from './product.ts'
import { siteOf } from './site.ts'

describe('the product of an address', () => {
  test.each([
    ['https://www.amazon.com/dp/B0SAMPLE01', 'B0SAMPLE01', 'US'],
    ['https://www.amazon.co.uk/Some-Long-Title/dp/B0SAMPLE01/ref=sr_1_1?keywords=x', 'B0SAMPLE01', 'UK'],
    ['https://www.amazon.co.jp/gp/product/B0SAMPLE01?th=1&psc=1', 'B0SAMPLE01', 'JP'],
    ['https://www.amazon.de/gp/aw/d/b0sample01', 'B0SAMPLE01', 'DE'],
  ])('is found in %s', (address, asin, marketplace) => {
    expect(productOf(address)).toEqual({ asin, marketplace })
  })

  test.each([
    'https://www.amazon.com/s?k=B0SAMPLE01',
    'https://www.amazon.com/dp/0306406152', // an ISBN, which is not supported
    'https://www.amazon.com/dp/B0SAMPLE0123',
    'https://www.amazon.com.br/dp/B0SAMPLE01',
    'https://example.com/dp/B0SAMPLE01',
    'chrome://extensions',
    '',
  ])('is undefined for %s', (address) => {
    expect(productOf(address)).toBeUndefined()
  })

  test('has an analysis address', () => {
    expect(analysisAddress('https://seller.example', { asin: 'B0SAMPLE01', marketplace: 'JP' })).toBe(
      'https://seller.example/product?asin=B0SAMPLE01&marketplace=JP',
    )
  })
})

describe('a typed site', () => {
  test.each([
    ['seller.example', 'https://seller.example'],
    [' http://127.0.0.1:3000/products ', 'http://127.0.0.1:3000'],
    ['localhost:3000', 'https://localhost:3000'],
  ])('%s becomes %s', (typed, site) => {
    expect(siteOf(typed)).toBe(site)
  })

  test.each(['', '   ', 'javascript://x', 'chrome://settings', 'file:///etc/passwd', 'two words', 'http://'])(
    '%s is rejected',
    (typed) => {
      expect(siteOf(typed)).toBeUndefined()
    },
  )
})
