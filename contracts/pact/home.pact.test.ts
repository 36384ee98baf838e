import { expect, it } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { home } from '../api/home.ts'
import { CHANGES } from '../api/watches.ts'
import { given } from './given.ts'
import { asin, boolean, instant, integer, month, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'
import { priceChange } from './watch-change.ts'

const pact = pactOf('home')
const DATA = ['sample', 'imported']

const pulse = {
  marketplace: oneOf(MARKETPLACES, 'US'),
  data: oneOf(DATA, 'sample'),
  month: month(),
  products: integer(240),
  unitsChange: number(0.02),
  compared: integer(230),
  categories: rowsOf({
    id: text('7720156299fa'),
    path: rowsOf(text('Home & Kitchen')),
    products: integer(12),
    revenue: number(12_345.5),
    revenueChange: number(0.12),
  }),
  movers: rowsOf({ asin: asin(), title: text('Travel mug'), rank: integer(100), rankBefore: integer(300) }),
}
const nothing = {
  power: number(1000),
  plan: null,
  running: integer(0),
  reports: [],
  watched: integer(0),
  unseen: integer(0),
  changes: [],
  pulse,
  done: { report: boolean(false), search: boolean(false), watch: boolean(false), check: boolean(false) },
}

it('shows what an account has done and what is new', async () => {
  const request = { endpoint: home.overview }
  const as = [given.seller()]
  const changed = {
    ...nothing,
    watched: integer(1),
    unseen: integer(1),
    changes: rowsOf(priceChange),
    done: { ...nothing.done, watch: boolean(true) },
  }
  const watching = [...as, given.watch('product')]
  const price = await pact.answers(
    { ...request, by: 'a change', given: [...watching, given.watchChange('price')] },
    changed,
  )
  expect(price.changes[0]?.after).toBe(24.99)
  const rival = (title: unknown) => {
    const items = rowsOf({ id: text(STORY.asin), title })
    const row = { ...priceChange, what: oneOf(CHANGES, 'rival'), before: null, after: null, items, count: integer(1) }
    return { ...changed, changes: rowsOf(row) }
  }
  const known = { ...request, by: 'a rival', given: [...watching, given.watchChange('rival')] }
  await pact.answers(known, rival(text('Travel mug')))
  const gone = { ...request, by: 'a rival without a title', given: [...watching, given.watchChange('gone')] }
  await pact.answers(gone, rival(null))
  const report = {
    id: integer(STAND_INS.report),
    kind: oneOf(['asin', 'market'], 'asin'),
    subject: text(STORY.asin),
    title: text('Travel mug'),
    marketplace: oneOf(MARKETPLACES, 'US'),
    state: integer(1),
    at: instant(),
  }
  const withReport = {
    ...nothing,
    power: number(990),
    reports: rowsOf(report),
    done: { ...nothing.done, report: boolean(true) },
  }
  await pact.answers({ ...request, by: 'a report', given: [...as, given.report('finished')] }, withReport)
  const paid = { ...nothing, power: number(1100), plan: { name: text('基础版'), until: instant() } }
  await pact.answers({ ...request, by: 'a plan', given: [...as, given.plan] }, paid)
  const empty = { ...pulse, month: null, products: integer(0), unitsChange: null, categories: [], movers: [] }
  await pact.answers({ ...request, by: 'no products', given: [...as, given.noProducts] }, { ...nothing, pulse: empty })
})
