import { Matchers } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { reports } from '#contracts/api/reports.ts'
import { STORY } from '#fixtures/story.ts'
import type { Failure } from '#web/api/failure.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('reports')
const { eachLike, integer, number, regex, string } = Matchers

afterAll(() => {
  const { recorded, committed } = pact.record()
  expect(committed, 'contracts/pact/reports.pact.json is stale: run UPDATE_PACTS=1 npm test -- unit').toEqual(recorded)
})

const seller = { state: 'a seller', params: { power: 100_000 } }

describe('the web relies on', () => {
  it('a page of finished reports, each with the address of its PDF', async () => {
    const row = {
      id: integer(1),
      asin: regex('^B0[A-Z0-9]{8}$', STORY.asin),
      marketplace: 'US',
      product: string(`{"marketplace":"US","imageUrl":"/images/product/US/${STORY.asin}.webp"}`),
      url: regex('^/download/report/[0-9]+[.]pdf[?].+$', '/download/report/1.pdf?u=1&e=1&s=x'),
      state: 1,
      stage: 'done',
      progress: number(100),
      failure: null,
      created_at: string('2026-11-15T08:00:00.000Z'),
      updated_at: string('2026-11-15T08:00:00.000Z'),
    }
    const list = await pact.interaction(
      {
        endpoint: reports.productList,
        query: { page: '1', size: '20' },
        given: [seller, { state: 'a finished report', params: { asin: STORY.asin, marketplace: 'US' } }],
        answers: { data: { row: eachLike(row), total: integer(1), page: 1, size: 20 } },
      },
      (call) => call(reports.productList, { query: { page: 1, size: 20 } }),
    )
    expect(list.row[0]).toMatchObject({ asin: STORY.asin, state: 1 })
  })

  it('the id of a report that it has just created', async () => {
    const body = { mold_id: 3, path: '/product', asin: STORY.asin, product: '{"marketplace":"US"}' }
    const created = await pact.interaction(
      { endpoint: reports.productCreate, body, given: [seller], answers: { data: { id: integer(1), created: 1 } } },
      (call) => call(reports.productCreate, { body }),
    )
    expect(created).toEqual({ id: 1, created: 1 })
  })

  it('code 996 when the power is short', async () => {
    const body = { mold_id: 3, path: '/product', asin: STORY.asin, product: '{"marketplace":"US"}' }
    const refused = pact.interaction(
      {
        endpoint: reports.productCreate,
        body,
        given: [{ state: 'a seller', params: { power: 999 } }],
        answers: 'insufficientPower',
      },
      (call) => call(reports.productCreate, { body }).catch((failure: Failure) => failure),
    )
    expect(await refused).toMatchObject({ code: 996, status: 200 })
  })

  it('401 when the session has ended', async () => {
    const answer = await pact.interaction(
      { endpoint: reports.productList, given: [{ state: 'nobody is logged in' }], answers: 'notLoggedIn' },
      (call) => call(reports.productList, { query: {} }).catch((failure: Failure) => failure),
    )
    expect(answer).toMatchObject({ code: 401, status: 401, msg: '您还未登录' })
  })
})
