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

/** A finished report. */
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
/** Created at nine and updated at half past ten. */
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

describe('of reports the web relies on', () => {
  it('a page of reports, finished and failed', async () => {
    const asked = { endpoint: reports.productList, query: { page: 1, size: 20 } }
    const finished = { ...asked, by: 'page', given: updatedLater('asin') }
    expect((await pact.answers(finished, page({ ...row, ...times }))).row[0]).toMatchObject({
      asin: STORY.asin,
      state: 1,
    })
    const query = { id, asin: STORY.failing, marketplace: 'US', state: 2, search: 'lamp' } as const
    const without = { ...asked, by: 'report', query, given: [given.seller(), given.report('failed')] }
    expect((await pact.answers(without, page({ ...row, ...failure }))).row[0]?.failure).toBe('dataDamaged')
    await pact.refuses({ ...asked, query: {}, given: [given.stranger] }, 'notLoggedIn')
  })

  it('a page of market reports, finished and failed', async () => {
    const asked = { endpoint: reports.marketList, query: { page: 1, size: 20 } }
    const finished = { ...asked, by: 'page', given: updatedLater('market') }
    expect((await pact.answers(finished, page({ ...marketRow, ...times }))).row[0]).toMatchObject({
      niche_id: STORY.niche,
      state: 1,
    })
    const query = { id, nicheId: STORY.failingNiche, marketplace: 'US', state: 2, search: 'lamp' } as const
    const without = { ...asked, by: 'report', query, given: [given.seller(), given.report('failed', 'market')] }
    expect((await pact.answers(without, page({ ...marketRow, ...failure }))).row[0]?.failure).toBe('dataDamaged')
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
    const path = '/products/asin_fx/index'
    const body = { mold_id: 4, path, asin: STORY.asin, product: '{"marketplace":"US"}' }
    const asked = { endpoint: reports.productUpdate, body, given: [given.seller(), given.report('finished')] }
    const whole = { ...body, marketplace: 'US', language: 'zh-CN', action: 'update' } as const
    expect(await pact.answers({ ...asked, by: 'card', body: whole }, { id: integer(id) })).toEqual({ id })
    const bare = { mold_id: 4, asin: STORY.failing }
    const failedOne = { ...asked, body: bare, given: [given.seller(), given.report('failed')] }
    expect(await pact.answers({ ...failedOne, by: 'ASIN alone' }, { id: integer(id) })).toEqual({ id })
    await pact.refuses({ ...failedOne, given: [...failedOne.given, given.power(999)] }, 'insufficientPower')
    await pact.refuses({ ...failedOne, body: { ...bare, action: 'update' } }, 'reportNotUpdatable')
    await pact.refuses({ ...asked, body: { ...body, action: 'recreate' } }, 'reportNotRecreatable')
    await pact.refuses({ ...asked, body: { ...body, mold_id: 999 }, given: [given.seller()] }, 'moduleUnknown')
    await pact.refuses({ ...asked, body: { ...body, asin: '' }, given: [given.seller()] }, 'emptyAsin')
    await pact.refuses({ ...asked, body: { ...body, asin: 'B0-NO-ASIN' }, given: [given.seller()] }, 'wrongAsin')
    // A different subject from the one that reports are ordered for.
    const none = { ...asked, body: { ...body, asin: STORY.longTitle }, given: [given.seller()] }
    await pact.refuses(none, 'reportNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('pending')] }, 'reportPending')
    const gone = { ...asked, body: { ...body, asin: 'B0NOWHERE1' } }
    await pact.refuses({ ...gone, given: [given.seller(), given.report('gone')] }, 'asinNotFound')
    const elsewhere = { ...asked, body: { ...body, asin: STORY.german } }
    await pact.refuses({ ...elsewhere, given: [given.seller(), given.report('elsewhere')] }, 'asinElsewhere')
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
    expect((await pact.answers(never, { row: { ...row, ...failure }, report: null })).report).toBeNull()
    await pact.refuses({ ...asked, query: { asin: '' }, given: [given.seller()] }, 'emptyAsin')
    await pact.refuses({ ...asked, query: { asin: 'B0-NO-ASIN' }, given: [given.seller()] }, 'wrongAsin')
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
  })

  it('the id of a market report, whether it has just been made or was there', async () => {
    const whole = {
      mold_id: 5,
      path: '/market',
      nicheId: STORY.niche,
      keyword: STORY.marketKeyword,
      language: 'zh-CN',
    } as const
    const answer = { id: integer(1), created: integer(1) }
    const body = { mold_id: 5, nicheId: STORY.niche }
    const asked = { endpoint: reports.marketCreate, body, given: [given.seller()] }
    const made = { ...asked, by: 'a card', body: { ...whole, market: '{"nicheId":"x"}' } }
    expect(await pact.answers(made, answer)).toEqual({ id: 1, created: 1 })
    const known = { ...asked, by: 'niche alone', given: [given.seller(), given.report('pending', 'market')] }
    await pact.answers(known, { ...answer, created: 0 })
    await pact.refuses({ ...asked, body: { ...body, nicheId: 'nowhere' } }, 'nicheNotFound')
    await pact.refuses({ ...asked, body: { ...body, mold_id: 999 } }, 'moduleUnknown')
    await pact.refuses({ ...asked, given: [given.seller(1999)] }, 'insufficientPower')
  })

  it('the id of a market report that is made again', async () => {
    const body = { mold_id: 6, path: '/products/sc_fx/index', nicheId: STORY.niche, keyword: STORY.marketKeyword }
    const asked = { endpoint: reports.marketUpdate, body, given: [given.seller(), given.report('finished', 'market')] }
    const whole = { ...body, market: `{"nicheId":"${STORY.niche}"}`, language: 'zh-CN', action: 'update' } as const
    expect(await pact.answers({ ...asked, by: 'card', body: whole }, answeredId)).toEqual({ id })
    const bare = { mold_id: 6, nicheId: STORY.failingNiche }
    const failedOne = { ...asked, body: bare, given: [given.seller(), given.report('failed', 'market')] }
    expect(await pact.answers({ ...failedOne, by: 'niche alone' }, answeredId)).toEqual({ id })
    await pact.refuses({ ...failedOne, given: [...failedOne.given, given.power(1999)] }, 'insufficientPower')
    await pact.refuses({ ...failedOne, body: { ...bare, action: 'update' } }, 'reportNotUpdatable')
    await pact.refuses({ ...asked, body: { ...body, action: 'recreate' } }, 'reportNotRecreatable')
    await pact.refuses({ ...asked, body: { ...body, mold_id: 999 }, given: [given.seller()] }, 'moduleUnknown')
    const none = { ...asked, body: { ...body, nicheId: STORY.longTitleNiche }, given: [given.seller()] }
    await pact.refuses(none, 'reportNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('pending', 'market')] }, 'reportPending')
    const gone = { ...asked, body: { ...body, nicheId: 'B0NOWHERE1' } }
    await pact.refuses({ ...gone, given: [given.seller(), given.report('gone', 'market')] }, 'nicheNotFound')
  })

  it('the id of a market report that is deleted', async () => {
    const asked = {
      endpoint: reports.marketDel,
      body: { id },
      given: [given.seller(), given.report('failed', 'market')],
    }
    expect(await pact.answers(asked, answeredId)).toEqual({ id })
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
    await pact.refuses({ ...asked, given: [given.seller(), given.report('pending', 'market')] }, 'reportPending')
  })

  it('a market report for reading online, as last finished', async () => {
    const asked = { endpoint: reports.marketOnline, query: { nicheId: STORY.niche } }
    const finished = { ...asked, by: 'niche', given: [given.seller(), given.report('finished', 'market')] }
    expect((await pact.answers(finished, { row: marketRow, report: {} })).report).toEqual({})
    const query = { nicheId: STORY.failingNiche }
    const never = { ...asked, by: 'niche that fails', query, given: [given.seller(), given.report('failed', 'market')] }
    expect((await pact.answers(never, { row: { ...marketRow, ...failure }, report: null })).report).toBeNull()
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
  })

  it('the versions of a report, and one of them', async () => {
    const updated = [given.seller(), given.report('updated')]
    const listed = { endpoint: reports.versions, query: { id }, given: updated }
    const version = { revision: integer(2), made_at: instant(), as_of: day('2026-11-14') }
    expect((await pact.answers(listed, { versions: rowsOf(version) })).versions[0]?.revision).toBe(2)
    await pact.refuses({ ...listed, given: [given.seller()] }, 'reportNotFound')
    const asked = { endpoint: reports.version, query: { id }, given: updated }
    const one = { id: integer(id), revision: integer(2), report: {} }
    expect((await pact.answers({ ...asked, by: 'report alone' }, one)).revision).toBe(2)
    await pact.answers({ ...asked, by: 'revision', query: { id, revision: 1 } }, { ...one, revision: 1 })
    await pact.refuses({ ...asked, query: { id, revision: 7 } }, 'versionNotFound')
    await pact.refuses({ ...asked, given: [given.seller()] }, 'reportNotFound')
  })
})
