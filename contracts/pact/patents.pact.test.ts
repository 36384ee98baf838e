import { describe, expect, it } from 'vitest'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { SINGLE_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { STORY } from '#fixtures/story.ts'
import { patents } from '../api/rights/patents.ts'
import {
  BARE_ASIN,
  BARE_DRAWN,
  BARE_GRANT,
  given,
  REFUSED_PICTURES,
  SHAPE_PNG,
  WHOLE_FORM,
  WHOLE_PATENT,
} from './given.ts'
import { boolean, day, instant, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import {
  bareDesign,
  bareQuery,
  bareRow,
  granted,
  judging,
  opaque,
  otherHit,
  page,
  week,
  whole,
  wholeDesign,
  wholeHit,
  wholeQuery,
  withNearest,
} from './patent-shapes.test-support.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('patents')
const { patentQuery: queryId, patent: id, patentWatch: watch } = STAND_INS

const judged = [given.seller(), given.patentQuery('whole'), given.patentVerdict]
const as = { given: [given.seller()] }

describe('patent search calls', () => {
  it('get the picture of a product', async () => {
    const request = { endpoint: patents.getAsinImg, given: [given.seed] }
    const img = like('^/images/product/[A-Z]{2}/B0[A-Z0-9]{8}[.]webp$', `/images/product/US/${STORY.asin}.webp`)
    const inUs = { ...request, by: 'marketplace', body: { asin: STORY.asin, marketplace: 'US' as const } }
    expect((await pact.answers(inUs, { img })).img).toContain(STORY.asin)
    await pact.answers({ ...request, by: 'ASIN alone', body: { asin: STORY.asin } }, { img })
    await pact.refuses({ ...request, body: { asin: ' ' } }, 'emptyAsin')
    await pact.refuses({ ...request, body: { asin: 'B0-NO-ASIN' } }, 'wrongAsin')
    await pact.refuses({ ...request, body: { asin: 'B0NOWHERE1' } }, 'asinNotFound')
    await pact.refuses({ ...request, body: { asin: BARE_ASIN } }, 'pictureNotFound')
  })

  it('search by picture, by words, or by both', async () => {
    const request = { ...as, endpoint: patents.getQueryId }
    const answer = { queryId: opaque(), charged: integer(1) }
    const full = { mold_id: 1, path: '/products/ai_pantent/index', image: SHAPE_PNG, ...WHOLE_FORM }
    expect((await pact.answers({ ...request, by: 'all fields', body: full }, answer)).charged).toBe(1)
    await pact.answers({ ...request, by: 'picture alone', body: { mold_id: 1, image: SHAPE_PNG } }, answer)
    const refuses = (body: object, named: Parameters<typeof pact.refuses>[1]) =>
      pact.refuses({ ...request, body: { mold_id: 1, ...body } }, named)
    await refuses({}, 'emptySearch')
    for (const name of SINGLE_PICTURE_FAILURES) await refuses({ image: REFUSED_PICTURES[name] }, name)
    await refuses({ applyDate: ['2026-02-01', '2026-01-01'] }, 'wrongDates')
    await refuses({ mold_id: 999 }, 'moduleUnknown')
    const early = { ...request, given: [...request.given, given.noDrawings], body: { mold_id: 1, image: SHAPE_PNG } }
    await pact.refuses(early, 'nothingToCompare')
    const poor = { ...request, given: [given.seller(499)], body: { mold_id: 1, title: 'lamp' } }
    await pact.refuses(poor, 'insufficientPower')
  })

  // This function is long: one interaction for each kind of search result.
  it('list the results of a search', async () => {
    const request = { endpoint: patents.getPatentInfo, body: { queryId } }
    const narrowed = {
      queryId,
      page: 1,
      size: 20,
      sort: 'filed' as const,
      order: 'asc' as const,
      office: ['KR' as const],
      validity: ['inForce' as const],
      loc: '26',
      high: 0.7,
      medium: 0.4,
      verdict: 'similar' as const,
      targets: ['KR' as const],
    }
    const found = await pact.answers(
      { ...request, by: 'filters', body: narrowed, given: judged },
      { ...page(wholeDesign(wholeHit)), ...judging, targets: rowsOf(oneOf(OFFICES, 'KR')), query: wholeQuery },
    )
    expect(found.row[0]?.verdict).toBe('similar')
    const words = { ...request, by: 'query alone', given: [given.seller(), given.patentQuery('bare')] }
    const bare = { ...page(bareDesign), ...judging, query: bareQuery }
    expect((await pact.answers(words, bare)).query.image).toBeNull()
    const afar = { ...words, by: 'offices of which nothing is known', body: { queryId, targets: ['NZ' as const] } }
    const elsewhere = { ...bare, targets: rowsOf(oneOf(OFFICES, 'NZ')), missing: rowsOf(oneOf(OFFICES, 'NZ')) }
    expect((await pact.answers(afar, elsewhere)).missing).toEqual(['NZ'])
    const pictured = {
      given: [given.seller(), given.patentQuery('picture')],
      body: { queryId, office: ['KR' as const] },
    }
    const unjudged = { ...wholeHit, verdict: null, note: '' }
    const byPicture = await pact.answers(
      { ...request, ...pictured, by: 'a query by picture' },
      { ...page(wholeDesign(unjudged)), ...judging, query: { ...wholeQuery, form: {} } },
    )
    expect(byPicture.query.form).toEqual({})
    const unlike = { queryId, office: ['CN' as const], targets: ['CN' as const], loc: '29' }
    const nearest = await pact.answers(
      { ...request, ...pictured, by: 'designs that are not similar', body: unlike },
      withNearest('CN', wholeDesign(otherHit)),
    )
    expect(nearest.nearest?.[0]?.similarity).toBe(0)
    const unknown = { queryId, office: ['IN' as const], targets: ['IN' as const], loc: '30' }
    const little = await pact.answers(
      { ...request, ...pictured, by: 'a design that is not similar and of which little is known', body: unknown },
      withNearest('IN', {
        ...bareDesign,
        title: text(BARE_DRAWN.title),
        publicationNumber: text(BARE_DRAWN.number),
        image: like('^/images/patent/\\d+/\\d+[.]png$', '/images/patent/1/1.png'),
        view: integer(1),
        similarity: number(0),
        risk: oneOf(RISKS, 'low'),
        verdict: null,
        note: '',
      }),
    )
    expect(little.nearest?.[0]?.filedOn).toBeNull()
    await pact.refuses({ ...request, ...as }, 'queryNotFound')
    await pact.refuses({ ...request, given: judged, body: { queryId, high: 0.2, medium: 0.4 } }, 'wrongThresholds')
  })

  it('list the searches of the user', async () => {
    const request = { endpoint: patents.queries, given: [given.seller(), given.patentQuery('whole')] }
    expect((await pact.answers({ ...request, query: {} }, page(wholeQuery))).row[0]?.form.title).toBe(WHOLE_FORM.title)
    const paged = { ...request, by: 'page', query: { page: 1, size: 20 } }
    await pact.answers({ ...paged, given: [given.seller(), given.patentQuery('bare')] }, page(bareQuery))
    const pictured = { ...request, given: [given.seller(), given.patentQuery('picture')] }
    await pact.answers({ ...pictured, by: 'size', query: { size: 20 } }, page({ ...wholeQuery, form: {} }))
  })

  it('save and remove a verdict', async () => {
    const known = [given.seller(), given.patentQuery('whole'), given.patent]
    const request = { endpoint: patents.judge, given: known }
    const body = { queryId, id, verdict: 'different', note: 'Another base' } as const
    await pact.answers({ ...request, by: 'verdict and note', body }, {})
    await pact.answers({ ...request, by: 'nothing', body: { queryId, id, verdict: null } }, {})
    await pact.refuses({ ...request, ...as, body }, 'queryNotFound')
    await pact.refuses({ ...request, body: { ...body, id: 0 } }, 'patentNotFound')
  })

  it('print a search and delete it', async () => {
    const request = { endpoint: patents.print, given: judged }
    const url = like('^/download/patents/\\d+[.]pdf[?].+$', '/download/patents/1.pdf?u=1&e=1&s=x')
    const asIs = { queryId, high: 0.7, medium: 0.4, language: 'en-US' } as const
    const body = { ...asIs, targets: ['KR' as const] }
    expect((await pact.answers({ ...request, by: 'thresholds', body }, { url })).url).toContain('.pdf')
    await pact.answers({ ...request, by: 'query alone', body: { queryId } }, { url })
    await pact.refuses({ ...request, ...as, body: { queryId } }, 'queryNotFound')
    await pact.refuses({ ...request, body: { queryId, high: 0.2, medium: 0.4 } }, 'wrongThresholds')
    const gone = { endpoint: patents.deleteQuery, given: judged, body: { queryId } }
    await pact.answers(gone, {})
    await pact.refuses({ ...gone, ...as }, 'queryNotFound')
  })
})

describe('latest grants calls', () => {
  it('count the grants by week and class, before and after a visit', async () => {
    const answer = {
      weeks: rowsOf({
        week: week(),
        from: day('2026-11-09'),
        to: day('2026-11-15'),
        total: integer(3),
        isNew: boolean(true),
      }),
      classes: rowsOf({ week: week(), loc: like('^\\d{2}$', '26'), total: integer(1) }),
      sample: boolean(false),
    }
    const request = { ...as, endpoint: patents.getNewLocTotal }
    expect((await pact.answers(request, { ...answer, seenUntil: null })).seenUntil).toBeNull()
    const later = { ...request, by: 'a returning user', given: [given.seller(), given.visit] }
    await pact.answers(later, { ...answer, seenUntil: instant() })
    await pact.answers({ ...as, endpoint: patents.seen, body: {} }, {})
  })

  it('list the grants of a week', async () => {
    const request = { ...as, endpoint: patents.getNewLocList }
    const body = { page: 1, size: 20, week: '2026-W46', loc: '26-05', keyword: WHOLE_PATENT.title }
    expect((await pact.answers({ ...request, by: 'filters', body }, page(whole))).row[0]?.office).toBe('KR')
    await pact.answers({ ...request, by: 'office', body: { office: ['KR'] } }, page(whole))
    const little = await pact.answers(
      { ...request, by: 'a keyword', body: { keyword: BARE_GRANT.title } },
      page({ ...bareRow, ...granted }),
    )
    expect(little.row[0]?.view).toBeNull()
  })

  it('save searches and list their finds', async () => {
    const saved = [...judged, given.patentWatch]
    const one = { id: integer(watch), name: text('Lamps'), queryId: opaque(), since: day('2026-11-01') }
    const list = { endpoint: patents.watches, given: saved }
    const { watches } = await pact.answers(list, { watches: rowsOf({ ...one, found: integer(1) }) })
    expect(watches[0]?.found).toBe(1)
    const save = { endpoint: patents.watch, given: judged, body: { queryId, name: 'Lamps' } }
    await pact.answers(save, { id: integer(1) })
    await pact.refuses({ ...save, ...as }, 'queryNotFound')
    await pact.refuses({ ...save, given: [...judged, given.patentWatches(20)] }, 'tooManyWatches')
    const look = { endpoint: patents.watched, given: saved, body: { id: watch } }
    const found = page({ ...wholeDesign(wholeHit), isNew: boolean(true) })
    expect((await pact.answers(look, found)).row[0]?.isNew).toBe(true)
    await pact.answers({ ...look, by: 'a page', body: { id: watch, page: 1, size: 60 } }, found)
    const little = { ...look, by: 'words', given: [given.seller(), given.patentQuery('bare grant'), given.patentWatch] }
    await pact.answers(little, page({ ...bareDesign, ...granted, isNew: boolean(true) }))
    await pact.refuses({ ...look, ...as }, 'watchNotFound')
    const drop = { endpoint: patents.unwatch, given: saved, body: { id: watch } }
    await pact.answers(drop, {})
    await pact.refuses({ ...drop, ...as }, 'watchNotFound')
  })
})
