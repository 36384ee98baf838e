import { describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { SINGLE_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import { REFUSED_PICTURES } from '#contracts/pact/given.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { dataUrl, drawnRights, largePhotoOf, photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { sellers } from './sellers.test-support.ts'

const { seller } = sellers()

describe('the price of a search', () => {
  it('is paid once a day for the same search', async () => {
    const s = await seller()
    const before = await s.power()
    const image = await photoOf('sneaker', 2)
    const first = await s.search({ image })
    expect(await s.search({ image, title: ' ', type: 1, office: [] })).toMatchObject({
      data: { queryId: first.data.queryId, charged: 0 },
    })
    expect(before - (await s.power())).toBe(5)
    expect((await s.search({ image, title: 'shoe' })).data.charged).toBe(1)
  })
  it('is charged once for equivalent searches: picture types “photo” and “any”, a class with or without its leading zero', async () => {
    const s = await seller()
    const image = await photoOf('umbrella', 2)
    const { queryId } = (await s.search({ image, loc: '7-1' })).data
    for (const options of [{ type: 1 }, { type: 2 }, { type: 2, loc: '07-1' }, { loc: '07-01' }])
      expect((await s.search({ image, loc: '7-1', ...options })).data).toEqual({ queryId, charged: 0 })
    expect((await s.search({ image, loc: '7-1', type: 3 })).data.charged).toBe(1)
    const words = (await s.search({ title: 'teapot', type: 1 })).data
    expect((await s.search({ title: 'teapot', type: 3 })).data).toEqual({ queryId: words.queryId, charged: 0 })
    expect((await s.found({ title: 'teapot', loc: '1' })).query.form).toEqual({ title: 'teapot', loc: '01' })
  })
  it.each([1, 3])('is not paid again for its own stored picture, of kind %i', async (type) => {
    const s = await seller()
    const { query } = await s.found({ image: await largePhotoOf('sneaker'), type })
    const before = await s.power()
    const image = dataUrl((await s.caller.get(query.image)).body)
    expect((await s.search({ image, type })).data).toEqual({ queryId: query.queryId, charged: 0 })
    expect(await s.power()).toBe(before)
    expect((await s.search({ image: await largePhotoOf('teapot'), type })).data.charged).toBe(1)
  })
  it('is paid once for concurrent equal searches, with offices in any order', async () => {
    const s = await seller()
    const before = await s.power()
    const image = await photoOf('headlamp', 1)
    const search = (office: string[]) => s.search({ image, office })
    const answers = await Promise.all([search(['US', 'CN']), search(['US', 'CN']), search(['CN', 'US', 'CN'])])
    expect(new Set(answers.map(({ data }) => data.queryId)).size).toBe(1)
    expect(answers.map(({ data }) => data.charged).sort()).toEqual([0, 0, 1])
    expect(before - (await s.power())).toBe(5)
    expect(await s.pictures()).toHaveLength(1)
  })
  it('is checked in the transaction: if the power covers one of two concurrent searches, the other is refused and leaves nothing', async () => {
    const s = await seller()
    const other = await s.stranger(5)
    const images = [await photoOf('desk-lamp', 1), await photoOf('desk-lamp', 2)]
    const search = (image: string) => other.post('/api/AiAmazon/getQueryId', { mold_id: 1, image })
    const codes = (await Promise.all(images.map(search))).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual([1, failures.insufficientPower.code])
    expect((await other.get('/api/account/info')).body.data.user.power).toBe(0)
    expect((await other.get('/api/patent/queries')).body.data.total).toBe(1)
    expect(await s.pictures()).toHaveLength(1)
  })
  it('is checked before a picture is decoded', async () => {
    const s = await seller()
    const other = await s.stranger(4)
    const { body } = await other.post('/api/AiAmazon/getQueryId', { mold_id: 1, image: 'data:image/png;base64,AAAA' })
    expect(body.code).toBe(failures.insufficientPower.code)
  })
  it('is not charged for a refused search', async () => {
    const s = await seller()
    const before = await s.power()
    const code = async (form: object) => (await s.search(form)).code
    expect(await code({})).toBe(failures.emptySearch.code)
    expect(await code({ office: ['US'], title: '  ' })).toBe(failures.emptySearch.code)
    expect(await code({ title: '%', applyer: '"*_', pudId: '🍵' })).toBe(failures.emptySearch.code)
    expect(await code({ pudId: 'D', patentNumber: 'ZL 0' })).toBe(failures.emptySearch.code)
    for (const loc of ['99', '33', '00', '0']) expect(await code({ loc })).toBe(failures.badRequest.code)
    expect(await code({ applyDate: ['2026-13-01'] })).toBe(failures.badRequest.code)
    expect(await code({ applyDate: ['2026-02-01', '2026-01-01'] })).toBe(failures.wrongDates.code)
    for (const name of SINGLE_PICTURE_FAILURES)
      expect(await code({ image: REFUSED_PICTURES[name] })).toBe(failures[name].code)
    expect(await s.power()).toBe(before)
  })
})

it('refuses a search without charge if no patents are on record', async () => {
  const none = await drawnRights([])
  const app = await testApp({ rights: none.rights, search: none.search })
  const caller = app.as(await app.seller())
  const power = async () => (await caller.get('/api/account/info')).body.data.user.power
  const before = await power()
  for (const form of [{ image: await photoOf('teapot', 1) }, { title: 'teapot' }]) {
    const { body } = await caller.post('/api/AiAmazon/getQueryId', { mold_id: 1, ...form })
    expect(body.code).toBe(failures.nothingToCompare.code)
  }
  expect(await power()).toBe(before)
  expect((await caller.get('/api/patent/queries')).body.data.total).toBe(0)
  await app.close()
  await none.close()
})
