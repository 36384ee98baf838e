import { describe, expect, it } from 'vitest'
import { ledger } from '#contracts/api/ledger.ts'
import { CAUSES, LEDGER_KINDS } from '#contracts/model/ledger.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { given } from './given.ts'
import { asin, instant, integer, like, nicheId, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('ledger')

const nothing = { report: null, asin: null, niche: null, marketplace: null, order: null }
const entry = (kind: (typeof LEDGER_KINDS)[number], type: (typeof CAUSES)[number], about: object) => ({
  id: integer(1),
  kind: oneOf(LEDGER_KINDS, kind),
  amount: number(-10),
  balance: number(990),
  cause: { ...nothing, type: oneOf(CAUSES, type), remade: integer(0), ...about },
  created_at: instant(),
})
const page = (row: object) => ({
  row: rowsOf(row),
  total: integer(1),
  page: integer(1),
  size: integer(20),
  csv: like('^/download/ledger/ledger[.]csv[?].+$', '/download/ledger/ledger.csv?u=1&e=1&s=x&lang=zh-CN'),
})

describe('ledger calls', () => {
  it('list the charge for a report', async () => {
    const [from, until] = ['2026-11-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']
    const query = { page: 1, size: 20, kind: 'charge', from, until, zone: 'Asia/Shanghai' } as const
    const report = { report: integer(1), asin: asin(), marketplace: oneOf(MARKETPLACES, 'US') }
    const list = await pact.answers(
      { endpoint: ledger.index, by: 'filter', query, given: [given.seller(), given.report('failed')] },
      page(entry('charge', 'report', report)),
    )
    expect(list.row[0]?.cause.type).toBe('report')
  })

  it('list the charge for a market report', async () => {
    const niche = { id: nicheId(STORY.failingNiche), title: text('desk lamp') }
    const report = { report: integer(1), niche, marketplace: oneOf(MARKETPLACES, 'US') }
    const list = await pact.answers(
      {
        endpoint: ledger.index,
        by: 'kind',
        query: { kind: 'charge' },
        given: [given.seller(), given.report('failed', 'market')],
      },
      page(entry('charge', 'report', report)),
    )
    expect(list.row[0]?.cause.niche?.id).toBe(STORY.failingNiche)
  })

  it('list the power bought with an order', async () => {
    const order = { order: like('^[0-9]{20}$', '20261115080000123456') }
    const list = await pact.answers(
      {
        endpoint: ledger.index,
        by: 'kind',
        query: { kind: 'purchase' },
        given: [given.seller(), given.order('credited')],
      },
      page(entry('purchase', 'order', order)),
    )
    expect(list.row[0]?.cause.order).toHaveLength(20)
  })

  it('list the gift of a new account', async () => {
    const list = await pact.answers(
      { endpoint: ledger.index, given: [given.newcomer] },
      page(entry('gift', 'registration', {})),
    )
    expect(list.row[0]?.kind).toBe('gift')
    await pact.refuses({ endpoint: ledger.index, given: [given.stranger] }, 'notLoggedIn')
  })
})
