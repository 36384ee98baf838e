import { describe, expect, it } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { PICTURE_REFUSALS, SINGLE_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { STORY } from '#fixtures/story.ts'
import { infringement } from '../api/rights/infringement.ts'
import { VERDICTS } from '../api/rights/patent-rows.ts'
import { given, REFUSED_PICTURES, SHAPE_PNG, WHOLE_MARK } from './given.ts'
import { asin, instant, integer, like, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('infringement')
const { tortQuery: id } = STAND_INS

const as = { given: [given.seller()] }
const page = (row: unknown) => ({ row: rowsOf(row), total: integer(1), page: integer(1), size: integer(20) })
const kept = {
  id: integer(id),
  title: text(WHOLE_MARK.words),
  risk: oneOf(RISKS, 'high'),
  note: text(''),
  at: instant(),
  image: like('^/images/tort-query/\\d+-\\d+[.]png[?].+$', '/images/tort-query/1-0.png?u=1&e=1&s=x'),
  asin: null,
  marketplace: null,
  verdict: null,
}
const judged = { ...kept, asin: asin(), marketplace: oneOf(MARKETPLACES, 'US'), verdict: oneOf(VERDICTS, 'similar') }

describe('infringement calls', () => {
  it('check a product, or a listing with pictures', async () => {
    const request = { ...as, endpoint: infringement.create }
    const answer = { id: integer(1), charged: integer(1) }
    const product = { asin: STORY.asin, marketplace: 'US' as const, path: '/ai/tort/query' }
    const listing = {
      title: 'Mug',
      bullets: 'Keeps warm',
      brand: 'Ours',
      targets: ['US' as const],
      pictures: [SHAPE_PNG],
    }
    const full = { ...request, by: 'all fields', body: { mold_id: 1, ...product, ...listing } }
    expect((await pact.answers(full, answer)).charged).toBe(1)
    await pact.answers({ ...request, by: 'title alone', body: { mold_id: 1, title: 'Mug' } }, answer)
    const refuses = (body: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...request, body: { mold_id: 1, ...body } }, named)
    await refuses({}, 'emptyListing')
    await refuses({ asin: ' ' }, 'emptyAsin')
    await refuses({ asin: 'B0-NO-ASIN' }, 'wrongAsin')
    await refuses({ asin: 'B0NOWHERE1' }, 'asinNotFound')
    await refuses({ asin: STORY.german }, 'asinElsewhere')
    for (const name of SINGLE_PICTURE_FAILURES)
      await refuses({ pictures: [REFUSED_PICTURES[name]] }, PICTURE_REFUSALS[name])
    await refuses({ mold_id: 999 }, 'moduleUnknown')
    const early = {
      ...request,
      given: [...request.given, given.noDrawings],
      body: { mold_id: 1, pictures: [SHAPE_PNG] },
    }
    await pact.refuses(early, 'nothingToCompare')
    const poor = { ...request, given: [given.seller(499)], body: { mold_id: 1, title: 'Mug' } }
    await pact.refuses(poor, 'insufficientPower')
  })

  it('list the checks of the user', async () => {
    const list = (is: Parameters<typeof given.tortQuery>[0]) => ({
      endpoint: infringement.list,
      given: [given.seller(), given.tortQuery(is)],
      by: `a check of ${is}`,
    })
    const ofProduct = await pact.answers({ ...list('whole'), query: { page: 1, size: 20 } }, page(judged))
    expect(ofProduct.row[0]?.verdict).toBe('similar')
    const ofPicture = await pact.answers({ ...list('picture'), query: {} }, page(kept))
    expect(ofPicture.row[0]?.asin).toBeNull()
    const ofWords = { ...kept, image: null, risk: null }
    expect((await pact.answers({ ...list('words'), query: { size: 20 } }, page(ofWords))).row[0]?.risk).toBeNull()
  })

  it('save a verdict and delete a check', async () => {
    const request = { given: [given.seller(), given.tortQuery('words')] }
    const judge = { ...request, endpoint: infringement.judge }
    const body = { id, verdict: 'different', note: 'Another lid' } as const
    await pact.answers({ ...judge, by: 'verdict and note', body }, {})
    await pact.answers({ ...judge, by: 'nothing', body: { id, verdict: null } }, {})
    await pact.refuses({ ...judge, ...as, body }, 'tortNotFound')
    const remove = { ...request, endpoint: infringement.remove, body: { id } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'tortNotFound')
  })
})
