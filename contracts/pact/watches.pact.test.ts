import { describe, expect, it } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { CHANGES, DEFAULT_SETTINGS, LISTED_KINDS, WATCH_STATES, WATCHES_MAX, watches } from '../api/watches.ts'
import { given } from './given.ts'
import { boolean, instant, integer, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'
import { priceChange } from './watch-change.ts'
import { MUG_SEARCH, QUIET, WATCHED_MARKET, WATCHED_MUG } from './watches.test-support.ts'

const pact = pactOf('watches')
const id = STAND_INS.watch
const as = { given: [given.seller()] }
const watching = (of: 'product' | 'market' | 'search') => [...as.given, given.watch(of)]

const thresholds = {
  price: number(0.05),
  rank: number(0.2),
  units: number(0.2),
  rating: boolean(true),
  rival: boolean(true),
  stock: boolean(true),
}
const watch = {
  kind: oneOf(LISTED_KINDS, 'product'),
  id: integer(id),
  subject: text(WATCHED_MUG.subject),
  name: text('Travel mug'),
  marketplace: oneOf(MARKETPLACES, 'US'),
  imageUrl: text('/images/asin/US/B0SAMPLE01.webp'),
  address: null,
  state: oneOf(WATCH_STATES, 'ok'),
  settings: thresholds,
  price: number(24.99),
  rank: number(120),
  rating: number(4.5),
  units: null,
  matches: null,
  sample: boolean(true),
  unseen: integer(0),
  since: instant(),
}

describe('watch calls', () => {
  it('list what is watched', async () => {
    const request = { endpoint: watches.list }
    const product = await pact.answers(
      { ...request, by: 'a product', given: watching('product') },
      { watches: rowsOf(watch) },
    )
    expect(product.watches[0]?.settings?.price).toBe(0.05)
    const ofMarket = {
      ...watch,
      kind: oneOf(LISTED_KINDS, 'market'),
      subject: text(WATCHED_MARKET.subject),
      settings: { ...thresholds, price: null, rank: null, units: null },
      rank: null,
      rating: null,
      units: number(500),
    }
    await pact.answers({ ...request, by: 'a market', given: watching('market') }, { watches: rowsOf(ofMarket) })
    const ofSearch = {
      ...watch,
      kind: oneOf(LISTED_KINDS, 'productSearch'),
      subject: text(MUG_SEARCH.subject),
      name: text('Mugs'),
      imageUrl: null,
      address: text(MUG_SEARCH.address),
      price: null,
      rank: null,
      rating: null,
      matches: integer(3),
    }
    await pact.answers({ ...request, by: 'a search', given: watching('search') }, { watches: rowsOf(ofSearch) })
    const ofPatents = {
      ...ofSearch,
      kind: oneOf(LISTED_KINDS, 'patents'),
      subject: text('1'),
      name: text('Lamps'),
      marketplace: null,
      address: null,
      settings: null,
      matches: null,
      sample: null,
    }
    const patents = [...as.given, given.patentQuery('whole'), given.patentWatch]
    await pact.answers({ ...request, by: 'patents', given: patents }, { watches: rowsOf(ofPatents) })
    await pact.answers({ ...request, ...as, by: 'nothing' }, { watches: [] })
  })

  it('begin, change and end a watch', async () => {
    const create = { ...as, endpoint: watches.create }
    await pact.answers({ ...create, by: 'a product', body: WATCHED_MUG }, { id: integer(1) })
    const search = { ...MUG_SEARCH, settings: DEFAULT_SETTINGS }
    await pact.answers({ ...create, by: 'a search', body: search }, { id: integer(1) })
    const markets = {
      kind: 'marketSearch',
      subject: '{"level":"niche"}',
      name: 'Niches',
      address: '/select/market',
    } as const
    await pact.answers({ ...create, by: 'a search of markets', body: markets }, { id: integer(1) })
    const market = { ...WATCHED_MARKET, settings: QUIET }
    await pact.answers({ ...create, by: 'a market', body: market }, { id: integer(1) })
    await pact.refuses({ ...create, body: { ...WATCHED_MUG, subject: 'mug' } }, 'wrongWatch')
    await pact.refuses({ ...create, body: { ...WATCHED_MUG, subject: 'US/B0NOWHERE1' } }, 'asinNotFound')
    await pact.refuses({ ...create, body: { ...WATCHED_MUG, subject: `US/${STORY.german}` } }, 'asinElsewhere')
    await pact.refuses({ ...create, body: { ...WATCHED_MARKET, subject: 'nowhere' } }, 'nicheNotFound')
    await pact.refuses({ ...create, body: { ...MUG_SEARCH, subject: '{}' } }, 'watchTooWide')
    const full = [...as.given, given.watches(WATCHES_MAX)]
    await pact.refuses({ ...create, given: full, body: WATCHED_MARKET }, 'tooManyWatched')
    const update = { endpoint: watches.update, given: watching('product') }
    const body = { id, settings: DEFAULT_SETTINGS }
    await pact.answers({ ...update, by: 'a name', body: { ...body, name: 'My mug' } }, {})
    await pact.answers({ ...update, by: 'thresholds', body: { ...body, settings: QUIET } }, {})
    await pact.refuses({ ...update, ...as, body }, 'notWatched')
    const remove = { endpoint: watches.remove, given: watching('product'), body: { id } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'notWatched')
  })

  it('list and acknowledge changes', async () => {
    const request = { endpoint: watches.changes }
    const page = (row: unknown) => ({ row, total: integer(1), page: integer(1), size: integer(20) })
    const changed = { ...request, given: [...watching('product'), given.watchChange('price')] }
    const found = await pact.answers(
      { ...changed, by: 'a watch', query: { id, page: 1, size: 20 } },
      page(rowsOf(priceChange)),
    )
    expect(found.row[0]?.what).toBe('price')
    const rival = (title: unknown) => ({
      ...priceChange,
      what: oneOf(CHANGES, 'rival'),
      before: null,
      after: null,
      items: rowsOf({ id: text(STORY.asin), title }),
      count: integer(1),
    })
    const known = { ...request, by: 'a rival', given: [...watching('product'), given.watchChange('rival')] }
    await pact.answers({ ...known, query: {} }, page(rowsOf(rival(text('Travel mug')))))
    const gone = {
      ...request,
      by: 'a rival without a title',
      given: [...watching('product'), given.watchChange('gone')],
    }
    await pact.answers({ ...gone, query: {} }, page(rowsOf(rival(null))))
    await pact.answers({ ...request, ...as, by: 'no change', query: {} }, { ...page([]), total: 0 })
    const markSeen = { endpoint: watches.markSeen, given: changed.given }
    await pact.answers({ ...markSeen, by: 'a watch', body: { id } }, {})
    await pact.answers({ ...markSeen, by: 'all', body: {} }, {})
  })

  it('count what is new', async () => {
    const counts = { endpoint: watches.counts }
    const unseen = {
      product: integer(1),
      market: integer(0),
      productSearch: integer(0),
      marketSearch: integer(0),
      patents: integer(0),
    }
    const row = { kind: oneOf(LISTED_KINDS, 'product'), id: integer(id), name: text('Travel mug'), unseen: integer(1) }
    const changed = [...watching('product'), given.watchChange('price')]
    await pact.answers({ ...counts, by: 'a change', given: changed }, { unseen, watches: rowsOf(row) })
    await pact.answers({ ...counts, ...as, by: 'nothing' }, { unseen: { ...unseen, product: integer(0) }, watches: [] })
  })
})
