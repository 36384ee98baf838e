import { describe, expect, it } from 'vitest'
import { REPORT_FAILURES, REPORT_STAGES, reports } from '#contracts/api/reports.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { given } from './given.ts'
import { asin, instant, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('reports')
const { report: id } = STAND_INS

/** Of a report that is finished. */
const row = {
  ...{ id: integer(1), asin: asin(), marketplace: oneOf(MARKETPLACES, 'US'), product: text('{"marketplace":"US"}') },
  ...{ url: like('^/download/report/[0-9]+[.]pdf[?].+$', '/download/report/1.pdf?u=1&e=1&s=x'), state: integer(1) },
  ...{ stage: oneOf(REPORT_STAGES, 'done'), progress: number(100), failure: null },
  ...{ created_at: instant(), updated_at: instant() },
}
const failed = {
  ...row,
  url: '',
  stage: oneOf(REPORT_STAGES, 'failed'),
  failure: oneOf(REPORT_FAILURES, 'dataDamaged'),
}
const page = (one: object) => ({ row: rowsOf(one), total: integer(1), page: integer(1), size: integer(20) })

describe('of reports the web relies on', () => {
  it('a page of reports, finished and failed', async () => {
    const asked = { endpoint: reports.productList, query: { page: 1, size: 20 } }
    const finished = { ...asked, by: 'page', given: [given.seller(), given.report('finished')] }
    expect((await pact.answers(finished, page(row))).row[0]).toMatchObject({ asin: STORY.asin, state: 1 })
    const query = { id, asin: STORY.failing, marketplace: 'US' } as const
    const without = { ...asked, by: 'report', query, given: [given.seller(), given.report('failed')] }
    expect((await pact.answers(without, page(failed))).row[0]?.failure).toBe('dataDamaged')
    await pact.refuses({ ...asked, query: {}, given: [given.stranger] }, 'notLoggedIn')
  })

  it('the id of a report, whether it has just been made or was there', async () => {
    const whole = { mold_id: 3, path: '/product', asin: STORY.asin, marketplace: 'US', language: 'zh-CN' } as const
    const answer = { id: integer(1), created: integer(1) }
    const asked = { endpoint: reports.productCreate, body: { mold_id: 3, asin: STORY.asin }, given: [given.seller()] }
    const made = { ...asked, by: 'a card', body: { ...whole, product: '{"marketplace":"US"}' } }
    expect(await pact.answers(made, answer)).toEqual({ id: 1, created: 1 })
    const known = { ...asked, by: 'ASIN alone', given: [given.seller(), given.report('pending')] }
    await pact.answers(known, { ...answer, created: 0 })
    const refuses = (body: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...asked, body: { ...asked.body, ...body } }, named)
    await refuses({ asin: '' }, 'emptyAsin')
    await refuses({ asin: 'B0-NO-ASIN' }, 'wrongAsin')
    await refuses({ asin: 'B0NOWHERE1' }, 'asinNotFound')
    await refuses({ asin: STORY.german }, 'asinElsewhere')
    await refuses({ mold_id: 999 }, 'moduleUnknown')
    await pact.refuses({ ...asked, given: [given.seller(999)] }, 'insufficientPower')
  })

  it('the id of a report that is made again', async () => {
    const body = { mold_id: 4, path: '/products/asin_fx/list', id, action: 'update', language: 'zh-CN' } as const
    const asked = { endpoint: reports.productUpdate, body, given: [given.seller(), given.report('finished')] }
    expect(await pact.answers({ ...asked, by: 'update' }, { id: integer(id) })).toEqual({ id })
    const failedOne = { ...asked, body: { mold_id: 4, id }, given: [given.seller(), given.report('failed')] }
    expect(await pact.answers({ ...failedOne, by: 'report' }, { id: integer(id) })).toEqual({ id })
    await pact.refuses({ ...failedOne, given: [...failedOne.given, given.power(999)] }, 'insufficientPower')
    await pact.refuses({ ...failedOne, body: { ...body, action: 'update' } }, 'reportNotUpdatable')
    await pact.refuses({ ...asked, body: { ...body, action: 'recreate' } }, 'reportNotRecreatable')
    await pact.refuses({ ...asked, body: { ...body, mold_id: 999 }, given: [given.seller()] }, 'moduleUnknown')
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('pending')] }, 'reportPending')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('gone')] }, 'asinNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('elsewhere')] }, 'asinElsewhere')
  })

  it('the id of a report that is deleted', async () => {
    const asked = { endpoint: reports.productDel, body: { id }, given: [given.seller(), given.report('failed')] }
    expect(await pact.answers(asked, { id: integer(id) })).toEqual({ id })
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('pending')] }, 'reportPending')
  })

  it('a report for reading online, as last finished', async () => {
    const asked = { endpoint: reports.productOnline, query: { asin: STORY.asin } }
    const finished = { ...asked, by: 'ASIN alone', given: [given.seller(), given.report('finished')] }
    expect((await pact.answers(finished, { row, report: {} })).report).toEqual({})
    const query = { asin: STORY.failing, marketplace: 'US' } as const
    const never = { ...asked, by: 'marketplace', query, given: [given.seller(), given.report('failed')] }
    expect((await pact.answers(never, { row: failed, report: null })).report).toBeNull()
    await pact.refuses({ ...asked, query: { asin: '' }, given: [given.seller()] }, 'emptyAsin')
    await pact.refuses({ ...asked, query: { asin: 'B0-NO-ASIN' }, given: [given.seller()] }, 'wrongAsin')
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
  })
})
