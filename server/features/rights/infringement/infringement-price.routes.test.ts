import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { dataUrl, drawnRights, FAMILIES, largePhotoOf, photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { filesOf, infringementApp } from './infringement.test-support.ts'

let app: Awaited<ReturnType<typeof infringementApp>>
beforeAll(async () => {
  app = await infringementApp()
})
afterAll(() => app.close())

const seller = () => app.seller()

describe('the price of a check', () => {
  it('is paid once a day for the same listing and booked with its own cause', async () => {
    const s = await seller()
    const before = await s.power()
    const listing = { title: 'Teapot', pictures: [await photoOf('teapot', 2)] }
    const both = await Promise.all([s.check(listing), s.check(listing)])
    expect(both.map(({ data }) => data.charged).toSorted()).toEqual([0, 1])
    expect(await s.check({ ...listing, title: ' Teapot ' })).toMatchObject({ data: { charged: 0 } })
    expect(before - (await s.power())).toBe(5)
    expect((await s.check({ ...listing, bullets: 'Red' })).data.charged).toBe(1)
    const { cause } = (await s.get('/api/ledger/index')).data.row[0]
    expect(cause.type).toBe('tortQuery')
  })
  it('is not paid again for stored pictures or another order of pictures', async () => {
    const s = await seller()
    const photos = await Promise.all(FAMILIES.slice(0, 6).map((family) => largePhotoOf(family)))
    const { id } = (await s.check({ title: 'Teapot', pictures: photos })).data
    const kept = await Promise.all(
      (await s.detail(id)).listing.images.map(async (address: string) => dataUrl((await s.caller.get(address)).body)),
    )
    expect(kept).toHaveLength(6)
    const before = await s.power()
    for (const pictures of [kept, kept.toReversed(), photos.toReversed()])
      expect((await s.check({ title: 'Teapot', pictures })).data).toEqual({ id, charged: 0 })
    expect(await s.power()).toBe(before)
    expect(filesOf(s.world)).toHaveLength(6)
    expect((await s.check({ title: 'Teapot', pictures: kept.slice(1) })).data.charged).toBe(1)
  })
  it('is not charged for a refused check, which stores nothing', async () => {
    const s = await seller()
    const before = await s.power()
    const blank = dataUrl(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
    const code = async (listing: object) => (await s.check(listing)).code
    expect(await code({})).toBe(failures.emptyListing.code)
    expect(await code({ title: '  ', pictures: [] })).toBe(failures.emptyListing.code)
    expect(await code({ title: '!!!', bullets: '—\n🍵' })).toBe(failures.emptyListing.code)
    expect(await code({ title: 'Quimbro', brand: 'QUIMBRO' })).toBe(failures.emptyListing.code)
    const photo = await photoOf('teapot', 1)
    expect(await s.check({ title: 'Teapot', pictures: ['data:image/png;base64,AAAA', photo] })).toMatchObject({
      code: failures.wrongPictureAmong.code,
      msg: expect.stringContaining('第 1 张图片'),
    })
    expect(await s.check({ title: 'Teapot', pictures: [photo, blank] })).toMatchObject({
      code: failures.blankPictureAmong.code,
      msg: expect.stringContaining('第 2 张图片'),
    })
    expect(await code({ mold_id: 3, title: 'Teapot' })).toBe(failures.moduleUnknown.code)
    expect(await s.power()).toBe(before)
    expect((await s.list()).total).toBe(0)
    expect(filesOf(s.world)).toEqual([])
  })
})

it('refuses a check without charge if no patents and marks are on record', async () => {
  const none = await drawnRights([])
  const empty = await testApp({ rights: none.rights, search: none.search })
  const caller = empty.as(await empty.seller())
  const power = async () => (await caller.get('/api/account/info')).body.data.user.power
  const before = await power()
  for (const listing of [{ title: 'Teapot', pictures: [await photoOf('teapot', 1)] }, { asin: STORY.asin }]) {
    const { body } = await caller.post('/api/tort/query', { mold_id: 1, ...listing })
    expect(body.code).toBe(failures.nothingToCompare.code)
  }
  expect(await power()).toBe(before)
  expect((await caller.get('/api/tort/list')).body.data.total).toBe(0)
  await empty.close()
  await none.close()
})
