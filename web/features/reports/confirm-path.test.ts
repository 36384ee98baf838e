import { expect, test } from 'vitest'
import {
  asinConfirmPath,
  marketConfirmPath,
  normalizeKeyword,
  readMarketQuery,
  readProductQuery,
} from './confirm-path.ts'

test('reads the product from the address, ignoring case and spaces', () => {
  expect(readProductQuery('asin=%20b0sample01&marketplace=de')).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
})

test('a missing or unsupported marketplace becomes the US', () => {
  expect(readProductQuery('asin=B0SAMPLE01').marketplace).toBe('US')
  expect(readMarketQuery('market=mug&marketplace=BR').marketplace).toBe('US')
})

test('a missing ASIN or keyword becomes an empty text, which the server rejects with its own message', () => {
  expect(readProductQuery('').asin).toBe('')
  expect(readMarketQuery('').keyword).toBe('')
})

test('trims a keyword, collapses its spaces and cuts it at 200 characters', () => {
  expect(normalizeKeyword('  travel \t mug ')).toBe('travel mug')
  expect(normalizeKeyword(' 　')).toBe('')
  expect(normalizeKeyword('x'.repeat(201))).toHaveLength(200)
})

test('the path of a market confirmation omits the US marketplace and contains the chosen niche', () => {
  const query = { keyword: 'travel mug', marketplace: 'US' } as const
  expect(marketConfirmPath(query)).toBe('/market?market=travel+mug')
  const chosen = { keyword: '保温杯', marketplace: 'DE', nicheId: 'abc' } as const
  expect(readMarketQuery(marketConfirmPath(chosen).split('?')[1] ?? '')).toEqual(chosen)
  expect(asinConfirmPath({ asin: 'B0SAMPLE01', marketplace: 'US' })).toBe('/product?asin=B0SAMPLE01&marketplace=US')
})
