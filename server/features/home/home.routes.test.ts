import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { home } from '#contracts/api/home.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { everyProduct } from '#server/features/catalogue/every-product.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function openAccount() {
  const headers = { 'x-world': `home-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const overview = async (): Promise<Output<typeof home.overview>> => (await mine.get('/api/home')).body.data
  return { mine, overview, world: await t.app.worlds.get(headers['x-world']) }
}

it('of a new account shows its credits and nothing done', async () => {
  const { overview } = await openAccount()
  expect(await overview()).toMatchObject({
    power: STORY.account.power / 100,
    plan: null,
    running: 0,
    reports: [],
    watched: 0,
    unseen: 0,
    changes: [],
    done: { report: false, search: false, watch: false, check: false },
  })
})

it('shows reports, watches and unseen changes first, in the marketplace used last', async () => {
  const { mine, overview, world } = await openAccount()
  const { asin, german, account } = STORY
  await mine.post('/api/watches/create', { kind: 'product', subject: `US/${asin}` })
  await mine.post('/__dev/watches', { phone: account.phone })
  await mine.post('/api/watches/seen', {})
  await mine.post('/api/presets/save', { list: 'products', name: 'Mugs', query: 'words=mug' })
  world.clock.advance(60_000)
  await mine.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: german, marketplace: 'DE' })
  const shown = await overview()
  expect(shown).toMatchObject({
    reports: [{ kind: 'asin', subject: german, marketplace: 'DE' }],
    watched: 1,
    pulse: { marketplace: 'DE', data: 'sample' },
    done: { report: true, search: true, watch: true, check: false },
  })
  const { unseen, changes } = shown
  expect(unseen).toBeGreaterThan(1)
  expect(changes).toHaveLength(unseen)
  expect(changes.every(({ isNew }) => isNew)).toBe(true)
  await mine.post('/api/watches/seen', {})
  expect((await overview()).unseen).toBe(0)
})

describe('the market pulse', () => {
  it('agrees with the stored products', async () => {
    const { overview } = await openAccount()
    const connection = openCatalogue(TEST_CATALOGUE)
    const us = [...everyProduct(connection)].filter(({ product }) => product.marketplace === 'US')
    connection.close()
    const { pulse } = await overview()
    expect(pulse).toMatchObject({ marketplace: 'US', data: 'sample', month: '2026-10', products: us.length })
    const changes = us
      .filter(({ months }) => (months.at(-2)?.units ?? 0) > 0)
      .map(({ months }) => months.at(-1)!.units / months.at(-2)!.units - 1)
      .toSorted((a, b) => a - b)
    const middle = changes.length >> 1
    const median = changes.length % 2 ? changes[middle]! : (changes[middle - 1]! + changes[middle]!) / 2
    expect(pulse.compared).toBe(changes.length)
    expect(pulse.unitsChange).toBeCloseTo(median, 5)
    for (const { path, products, revenue, revenueChange } of pulse.categories) {
      const inside = us.filter(
        ({ product, months }) =>
          path.every((name, at) => product.categoryPath[at] === name) && (months.at(-2)?.revenue ?? 0) > 0,
      )
      const sum = (back: number) => inside.reduce((total, { months }) => total + months.at(back)!.revenue, 0)
      expect(products).toBe(inside.length)
      expect(revenue * 100).toBeCloseTo(sum(-1), 0)
      expect(revenueChange).toBeCloseTo(sum(-1) / sum(-2) - 1, 4)
    }
    const moves = us
      .filter(({ weeks }) => weeks && weeks.rank.at(-1)! <= 50_000)
      .map(({ product, weeks }) => ({ asin: product.asin, before: weeks!.rank.at(-2)!, now: weeks!.rank.at(-1)! }))
      .toSorted((a, b) => Math.abs(Math.log(b.before / b.now)) - Math.abs(Math.log(a.before / a.now)))
    const [first] = moves
    expect(pulse.movers).toHaveLength(5)
    expect(pulse.movers[0]).toMatchObject({ asin: first!.asin, rank: first!.now, rankBefore: first!.before })
  })
})
