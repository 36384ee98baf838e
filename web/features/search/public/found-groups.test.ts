import { expect, test } from 'vitest'
import type { FoundEverything } from '#contracts/api/search.ts'
import { foundGroups } from './found-groups.ts'

const NONE = { data: 'sample' as const, total: 0, counts: [], row: [] }
const NOTHING: FoundEverything = {
  exact: null,
  products: NONE,
  markets: NONE,
  keywords: NONE,
  patents: NONE,
  trademarks: NONE,
}
const words = {
  searches: (count: string) => count,
  family: (asin: string) => asin,
  live: { live: 'live', dead: 'dead' },
  level: { niche: 'niche', category: 'category' },
}
/** The addresses that lead to all hits of the groups. */
const addresses = (q: string, found: Partial<FoundEverything>) =>
  foundGroups({ ...NOTHING, ...found }, { q, language: 'en-US', grouping: 3, words }).map(({ name, counts }) => ({
    name,
    addresses: counts.map(({ href }) => href),
  }))
const atMarket = { ...NONE, total: 12, counts: [{ marketplace: 'DE' as const, data: 'sample' as const, total: 12 }] }
const atOffice = { ...NONE, total: 12, counts: [{ office: 'US' as const, total: 12 }] }

test('words lead to the lists and the searches of rights with the words filled in', () => {
  const found = { products: atMarket, markets: atMarket, keywords: atMarket, patents: atOffice, trademarks: atOffice }
  expect(addresses('travel mug', found)).toEqual([
    { name: 'products', addresses: ['/select/product?words=travel+mug&marketplace=DE&data=sample'] },
    { name: 'markets', addresses: ['/select/market?words=travel+mug&marketplace=DE&data=sample'] },
    { name: 'keywords', addresses: ['/keyword/miner?seeds=travel+mug&marketplace=DE&data=sample'] },
    { name: 'patents', addresses: ['/patent?title=travel+mug&office=US'] },
    { name: 'trademarks', addresses: ['/trademark?trademark=travel+mug&office=US'] },
  ])
})

test('ASINs and links lead to the research of these products, not to a search of titles', () => {
  const found = { exact: 'asin' as const, products: atMarket }
  for (const q of ['b0sample01', 'https://www.amazon.de/dp/B0SAMPLE01?th=1'])
    expect(addresses(q, found)).toEqual([
      { name: 'products', addresses: ['/search/research?asins=B0SAMPLE01&marketplace=DE&data=sample'] },
    ])
})

test('a number leads nowhere but to its hits', () => {
  const found = { exact: 'number' as const, patents: atOffice, trademarks: atOffice }
  expect(addresses('D1066001', found)).toEqual([
    { name: 'patents', addresses: [] },
    { name: 'trademarks', addresses: [] },
  ])
})
