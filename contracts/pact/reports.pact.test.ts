import { describe, expect, it } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { REPORT_FAILURES, REPORT_STAGES } from '../api/reports/report-rows.ts'
import { reports } from '../api/reports/reports.ts'
import { given } from './given.ts'
import { asin, day, exactly, instant, integer, like, nicheId, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('reports')
const { report: id } = STAND_INS

const common = {
  id: integer(1),
  marketplace: oneOf(MARKETPLACES, 'US'),
  url: like('^/download/report/[0-9]+[.]pdf[?].+$', '/download/report/1.pdf?u=1&e=1&s=x'),
  state: integer(1),
  stage: oneOf(REPORT_STAGES, 'done'),
  progress: number(100),
  failure: null,
  created_at: instant(),
  updated_at: instant(),
  revision: integer(1),
}
const row = { ...common, asin: asin(), product: text('{"marketplace":"US"}') }
const marketRow = {
  ...common,
  niche_id: nicheId(),
  keyword: text(STORY.marketKeyword),
  market: text('{"marketplace":"US"}'),
}
const updatedLater = (kind: ReportKind) => [
  given.seller(),
  given.clock('2026-11-15T09:00:00.000Z'),
  given.report('finished', kind),
  given.clock('2026-11-15T10:30:00.000Z'),
  given.report('updated', kind),
]
const times = { created_at: exactly('2026-11-15T09:00:00.000Z'), updated_at: exactly('2026-11-15T10:30:00.000Z') }
const failure = {
  url: '',
  stage: oneOf(REPORT_STAGES, 'failed'),
  failure: oneOf(REPORT_FAILURES, 'dataDamaged'),
  revision: null,
}
const page = (one: object) => ({ row: rowsOf(one), total: integer(1), page: integer(1), size: integer(20) })
const answeredId = { id: integer(id) }

describe('report calls', () => {
  it('list finished and failed reports', async () => {
    const request = { endpoint: reports.productList, query: { page: 1, size: 20 } }
    const finished = { ...request, by: 'page', given: updatedLater('asin') }
    expect((await pact.answers(finished, page({ ...row, ...times }))).row[0]).toMatchObject({
      asin: STORY.asin,
      state: 1,
    })
    const query = { id, asin: STORY.failing, marketplace: 'US', state: 2, search: 'lamp' } as const
    const without = { ...request, by: 'report', query, given: [given.seller(), given.report('failed')] }
    expect((await pact.answers(without, page({ ...row, ...failure }))).row[0]?.failure).toBe('dataDamaged')
    await pact.refuses({ ...request, query: {}, given: [given.stranger] }, 'notLoggedIn')
  })

  it('list finished and failed market reports', async () => {
    const request = { endpoint: reports.marketList, query: { page: 1, size: 20 } }
    const finished = { ...request, by: 'page', given: updatedLater('market') }
    expect((await pact.answers(finished, page({ ...marketRow, ...times }))).row[0]).toMatchObject({
      niche_id: STORY.niche,
      state: 1,
    })
    const query = { id, nicheId: STORY.failingNiche, marketplace: 'US', state: 2, search: 'lamp' } as const
    const without = { ...request, by: 'report', query, given: [given.seller(), given.report('failed', 'market')] }
    expect((await pact.answers(without, page({ ...marketRow, ...failure }))).row[0]?.failure).toBe('dataDamaged')
    await pact.refuses({ ...request, query: {}, given: [given.stranger] }, 'notLoggedIn')
  })

  it('create a report, or return an existing one', async () => {
    const whole = { mold_id: 3, path: '/product', asin: STORY.asin, marketplace: 'US', language: 'zh-CN' } as const
    const answer = { id: integer(1), created: integer(1) }
    const request = { endpoint: reports.productCreate, body: { mold_id: 3, asin: STORY.asin }, given: [given.seller()] }
    const made = { ...request, by: 'a card', body: { ...whole, product: '{"marketplace":"US"}' } }
    expect(await pact.answers(made, answer)).toEqual({ id: 1, created: 1 })
    const known = { ...request, by: 'ASIN alone', given: [given.seller(), given.report('pending')] }
    await pact.answers(known, { ...answer, created: 0 })
    const refuses = (body: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...request, body: { ...request.body, ...body } }, named)
    await refuses({ asin: '' }, 'emptyAsin')
    await refuses({ asin: 'B0-NO-ASIN' }, 'wrongAsin')
    await refuses({ asin: 'B0NOWHERE1' }, 'asinNotFound')
    await refuses({ asin: STORY.german }, 'asinElsewhere')
    await refuses({ mold_id: 999 }, 'moduleUnknown')
    await pact.refuses({ ...request, given: [given.seller(999)] }, 'insufficientPower')
  })

  it('update and recreate a report', async () => {
    const path = '/products/asin_fx/index'
    const body = { mold_id: 4, path, asin: STORY.asin, product: '{"marketplace":"US"}' }
    const request = { endpoint: reports.productUpdate, body, given: [given.seller(), given.report('finished')] }
    const whole = { ...body, marketplace: 'US', language: 'zh-CN', action: 'update' } as const
    expect(await pact.answers({ ...request, by: 'card', body: whole }, { id: integer(id) })).toEqual({ id })
    const bare = { mold_id: 4, asin: STORY.failing }
    const failedOne = { ...request, body: bare, given: [given.seller(), given.report('failed')] }
    expect(await pact.answers({ ...failedOne, by: 'ASIN alone' }, { id: integer(id) })).toEqual({ id })
    await pact.refuses({ ...failedOne, given: [...failedOne.given, given.power(999)] }, 'insufficientPower')
    await pact.refuses({ ...failedOne, body: { ...bare, action: 'update' } }, 'reportNotUpdatable')
    await pact.refuses({ ...request, body: { ...body, action: 'recreate' } }, 'reportNotRecreatable')
    await pact.refuses({ ...request, body: { ...body, mold_id: 999 }, given: [given.seller()] }, 'moduleUnknown')
    await pact.refuses({ ...request, body: { ...body, asin: '' }, given: [given.seller()] }, 'emptyAsin')
    await pact.refuses({ ...request, body: { ...body, asin: 'B0-NO-ASIN' }, given: [given.seller()] }, 'wrongAsin')
    // A different subject from the one that reports are ordered for.
    const none = { ...request, body: { ...body, asin: STORY.longTitle }, given: [given.seller()] }
    await pact.refuses(none, 'reportNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.report('pending')] }, 'reportPending')
    const gone = { ...request, body: { ...body, asin: 'B0NOWHERE1' } }
    await pact.refuses({ ...gone, given: [given.seller(), given.report('gone')] }, 'asinNotFound')
    const elsewhere = { ...request, body: { ...body, asin: STORY.german } }
    await pact.refuses({ ...elsewhere, given: [given.seller(), given.report('elsewhere')] }, 'asinElsewhere')
  })

  it('delete a report', async () => {
    const request = { endpoint: reports.productDel, body: { id }, given: [given.seller(), given.report('failed')] }
    expect(await pact.answers(request, { id: integer(id) })).toEqual({ id })
    await pact.refuses({ ...request, given: [given.seller()] }, 'reportNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.report('pending')] }, 'reportPending')
  })

  it('get the latest finished report for reading online', async () => {
    const request = { endpoint: reports.productOnline, query: { asin: STORY.asin } }
    const finished = { ...request, by: 'ASIN alone', given: [given.seller(), given.report('finished')] }
    expect((await pact.answers(finished, { row, report: {} })).report).toEqual({})
    const query = { asin: STORY.failing, marketplace: 'US' } as const
    const never = { ...request, by: 'marketplace', query, given: [given.seller(), given.report('failed')] }
    expect((await pact.answers(never, { row: { ...row, ...failure }, report: null })).report).toBeNull()
    await pact.refuses({ ...request, query: { asin: '' }, given: [given.seller()] }, 'emptyAsin')
    await pact.refuses({ ...request, query: { asin: 'B0-NO-ASIN' }, given: [given.seller()] }, 'wrongAsin')
    await pact.refuses({ ...request, given: [given.seller()] }, 'reportNotFound')
  })

  it('create a market report, or return an existing one', async () => {
    const whole = {
      mold_id: 5,
      path: '/market',
      nicheId: STORY.niche,
      keyword: STORY.marketKeyword,
      language: 'zh-CN',
    } as const
    const answer = { id: integer(1), created: integer(1) }
    const body = { mold_id: 5, nicheId: STORY.niche }
    const request = { endpoint: reports.marketCreate, body, given: [given.seller()] }
    const made = { ...request, by: 'a card', body: { ...whole, market: '{"nicheId":"x"}' } }
    expect(await pact.answers(made, answer)).toEqual({ id: 1, created: 1 })
    const known = { ...request, by: 'niche alone', given: [given.seller(), given.report('pending', 'market')] }
    await pact.answers(known, { ...answer, created: 0 })
    await pact.refuses({ ...request, body: { ...body, nicheId: 'nowhere' } }, 'nicheNotFound')
    await pact.refuses({ ...request, body: { ...body, mold_id: 999 } }, 'moduleUnknown')
    await pact.refuses({ ...request, given: [given.seller(1999)] }, 'insufficientPower')
  })

  it('update and recreate a market report', async () => {
    const body = { mold_id: 6, path: '/products/sc_fx/index', nicheId: STORY.niche, keyword: STORY.marketKeyword }
    const request = {
      endpoint: reports.marketUpdate,
      body,
      given: [given.seller(), given.report('finished', 'market')],
    }
    const whole = { ...body, market: `{"nicheId":"${STORY.niche}"}`, language: 'zh-CN', action: 'update' } as const
    expect(await pact.answers({ ...request, by: 'card', body: whole }, answeredId)).toEqual({ id })
    const bare = { mold_id: 6, nicheId: STORY.failingNiche }
    const failedOne = { ...request, body: bare, given: [given.seller(), given.report('failed', 'market')] }
    expect(await pact.answers({ ...failedOne, by: 'niche alone' }, answeredId)).toEqual({ id })
    await pact.refuses({ ...failedOne, given: [...failedOne.given, given.power(1999)] }, 'insufficientPower')
    await pact.refuses({ ...failedOne, body: { ...bare, action: 'update' } }, 'reportNotUpdatable')
    await pact.refuses({ ...request, body: { ...body, action: 'recreate' } }, 'reportNotRecreatable')
    await pact.refuses({ ...request, body: { ...body, mold_id: 999 }, given: [given.seller()] }, 'moduleUnknown')
    const none = { ...request, body: { ...body, nicheId: STORY.longTitleNiche }, given: [given.seller()] }
    await pact.refuses(none, 'reportNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.report('pending', 'market')] }, 'reportPending')
    const gone = { ...request, body: { ...body, nicheId: 'B0NOWHERE1' } }
    await pact.refuses({ ...gone, given: [given.seller(), given.report('gone', 'market')] }, 'nicheNotFound')
  })

  it('delete a market report', async () => {
    const request = {
      endpoint: reports.marketDel,
      body: { id },
      given: [given.seller(), given.report('failed', 'market')],
    }
    expect(await pact.answers(request, answeredId)).toEqual({ id })
    await pact.refuses({ ...request, given: [given.seller()] }, 'reportNotFound')
    await pact.refuses({ ...request, given: [given.seller(), given.report('pending', 'market')] }, 'reportPending')
  })

  it('get the latest finished market report for reading online', async () => {
    const request = { endpoint: reports.marketOnline, query: { nicheId: STORY.niche } }
    const finished = { ...request, by: 'niche', given: [given.seller(), given.report('finished', 'market')] }
    expect((await pact.answers(finished, { row: marketRow, report: {} })).report).toEqual({})
    const query = { nicheId: STORY.failingNiche }
    const never = {
      ...request,
      by: 'niche that fails',
      query,
      given: [given.seller(), given.report('failed', 'market')],
    }
    expect((await pact.answers(never, { row: { ...marketRow, ...failure }, report: null })).report).toBeNull()
    await pact.refuses({ ...request, given: [given.seller()] }, 'reportNotFound')
  })

  it('list the versions of a report and get one', async () => {
    const updated = [given.seller(), given.report('updated')]
    const listed = { endpoint: reports.versions, query: { id }, given: updated }
    const version = { revision: integer(2), made_at: instant(), as_of: day('2026-11-14') }
    expect((await pact.answers(listed, { versions: rowsOf(version) })).versions[0]?.revision).toBe(2)
    await pact.refuses({ ...listed, given: [given.seller()] }, 'reportNotFound')
    const request = { endpoint: reports.version, query: { id }, given: updated }
    const one = { id: integer(id), revision: integer(2), report: {} }
    expect((await pact.answers({ ...request, by: 'report alone' }, one)).revision).toBe(2)
    await pact.answers({ ...request, by: 'revision', query: { id, revision: 1 } }, { ...one, revision: 1 })
    await pact.refuses({ ...request, query: { id, revision: 7 } }, 'versionNotFound')
    await pact.refuses({ ...request, given: [given.seller()] }, 'reportNotFound')
  })
})
