import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FoundEverything, MAX_SEARCH_LENGTH } from '#contracts/api/search.ts'
import { failures } from '#contracts/core/failures.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

/** A variation of the sample mug, without a row of its own. */
const VARIATION = 'B02BD51OJM'

let t: TestApp
let seller: ReturnType<TestApp['as']>

beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(() => t.close())

async function find(q: string, more: object = {}): Promise<FoundEverything> {
  const { body } = await seller.post('/api/search/global', { q, ...more })
  expect(body).toMatchObject({ code: 1 })
  return body.data
}
async function total(path: string, body: object): Promise<number> {
  const answer = await seller.post(path, body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data.total
}
const GROUPS = ['products', 'markets', 'keywords', 'patents', 'trademarks'] as const
const foundGroups = (found: FoundEverything) => GROUPS.filter((group) => found[group].total > 0)

describe('a search by words', () => {
  test('finds products, markets, keywords, patents and marks at once', async () => {
    const found = await find('mug')
    expect(found.exact).toBe(null)
    expect(foundGroups(found)).toEqual([...GROUPS])
    for (const group of GROUPS) {
      const { total: all, counts, row } = found[group]
      expect(counts.reduce((sum, each) => sum + each.total, 0)).toBe(all)
      expect(row.length).toBe(Math.min(all, 5))
      for (const hit of group === 'patents' || group === 'trademarks' ? [found[group]] : found[group].row)
        expect(hit.data).toBe('sample')
    }
    expect(found.products.row.every(({ title }) => /mug/i.test(title))).toBe(true)
    expect(found.patents.row.every(({ title }) => /mug/i.test(title))).toBe(true)
  })

  test.each(['mug', 'travel mug', 'kitchen', '旅行杯', 'Becher'])(
    'counts for “%s” what the lists of each marketplace count',
    async (words) => {
      const { products, markets, keywords } = await find(words)
      const of = ({ counts }: Pick<FoundEverything['products'], 'counts'>) =>
        Object.fromEntries(counts.map(({ marketplace, total: all }) => [marketplace, all]))
      const listed = async (path: string, filter: object) => {
        const totals = await Promise.all(MARKETPLACES.map((marketplace) => total(path, { marketplace, ...filter })))
        return Object.fromEntries(MARKETPLACES.map((code, at) => [code, totals[at]]).filter(([, all]) => all !== 0))
      }
      expect(of(products)).toEqual(await listed('/api/products/search', { words }))
      expect(of(keywords)).toEqual(await listed('/api/keywords/search', { seeds: [words] }))
      expect(of(markets)).toEqual(await listed('/api/markets/search', { words }))
    },
  )

  test('finds as many marks as the trademark search', async () => {
    const { trademarks } = await find('halvard')
    expect(trademarks.total).toBe(await total('/api/trademark/search', { trademark: 'halvard' }))
    expect(trademarks.row[0]).toMatchObject({ words: 'HALVARD', office: 'US', live: 'live' })
  })

  test('puts a market of that name first, and the best sellers first among products', async () => {
    const { markets, products } = await find('travel mugs')
    expect(markets.row[0]?.title.toLowerCase()).toContain('travel mug')
    const { body } = await seller.post('/api/products/search', { words: 'mug', marketplace: 'DE', size: 1 })
    const { products: german } = await find('mug', { marketplaces: ['DE'] })
    expect(german.row[0]?.asin).toBe(body.data.row[0]?.asin)
    expect(products.row.length).toBeGreaterThan(0)
  })

  test('is limited to the chosen marketplaces and rows', async () => {
    const { products, markets, keywords } = await find('mug', { marketplaces: ['DE', 'JP'], limit: 2 })
    for (const { counts, row } of [products, markets, keywords]) {
      expect(counts.every(({ marketplace }) => ['DE', 'JP'].includes(marketplace))).toBe(true)
      expect(row.length).toBeLessThanOrEqual(2)
    }
  })

  test('in Chinese finds keywords by their translation and niches by their Chinese name', async () => {
    const { keywords, markets } = await find('旅行杯')
    expect(keywords.row.every(({ zh }) => zh?.includes('旅行杯'))).toBe(true)
    expect(markets.row[0]).toMatchObject({ level: 'niche' })
    expect(markets.row[0]?.titleZh).toContain('旅行杯')
  })
})

describe('a number', () => {
  test.each([STORY.asin, ` ${STORY.asin.toLowerCase()} `, `https://www.amazon.com/x/dp/${STORY.asin}?th=1`])(
    'that names a product, such as %s, finds exactly that product',
    async (typed) => {
      const found = await find(typed)
      expect(found.exact).toBe('asin')
      expect(foundGroups(found)).toEqual(['products'])
      expect(new Set(found.products.row.map(({ asin }) => asin))).toEqual(new Set([STORY.asin]))
    },
  )

  test('of a variation finds its product', async () => {
    const { exact, products } = await find(VARIATION)
    expect({ exact, total: products.total }).toEqual({ exact: 'asin', total: 1 })
    expect(products.row[0]).toMatchObject({ asin: STORY.asin, typed: VARIATION })
  })

  test('of an unknown product finds nothing', async () => {
    const found = await find('B0UNKNOWN9')
    expect({ exact: found.exact, groups: foundGroups(found) }).toEqual({ exact: 'asin', groups: [] })
  })

  test.each(['D1066001', 'USD1066001S1', 'US D1,066,001 S'])(
    'of a patent, written as %s, finds that patent',
    async (typed) => {
      const found = await find(typed)
      expect(found.exact).toBe('number')
      expect(foundGroups(found)).toEqual(['patents'])
      expect(found.patents.row.map(({ publicationNumber }) => publicationNumber)).toContain(
        STORY.patent.publicationNumber,
      )
    },
  )

  test.each(['97512044', '7012044', '97/512,044'])('of a mark, written as %s, finds that mark', async (typed) => {
    const found = await find(typed)
    expect(found.exact).toBe('number')
    expect(found.trademarks.row.map(({ words }) => words)).toContain('HALVARD')
    expect(found.products.total).toBe(0)
  })

  test('of no right is searched as words', async () => {
    const found = await find('123456789')
    expect({ exact: found.exact, products: found.products.total }).toEqual({ exact: null, products: 0 })
  })
})

describe('a text that cannot be searched', () => {
  test.each(['', '   ', '\n\t'])('is refused if it is empty (%j)', async (q) => {
    const { body } = await seller.post('/api/search/global', { q })
    expect(body).toMatchObject({ code: failures.emptyWords.code, msg: '请输入要搜索的词、ASIN 或号码' })
  })

  test('is refused if it is longer than a search can be', async () => {
    const answer = await seller.post('/api/search/global', { q: 'a'.repeat(5000) })
    expect(answer.status).toBe(400)
    expect((await find('mug '.repeat(50).slice(0, MAX_SEARCH_LENGTH))).products.total).toBeGreaterThan(0)
  })

  test.each(['***', '%', '_', '👍👍', '"', '\u202e\u202e'])('finds nothing if it has no letters (%j)', async (q) => {
    const found = await find(q)
    expect(foundGroups(found)).toEqual([])
  })

  test.each(['\u202emug', 'mug*', '“mug”', 'mug 👍', "mug' OR 1=1 --"])(
    'is mended if there are words in it (%j)',
    async (q) => {
      expect((await find(q)).exact).toBe(null)
    },
  )

  test('in Arabic or Hebrew is searched like any other', async () => {
    expect(foundGroups(await find('كوب السفر'))).toEqual([])
  })
})
