import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import {
  addPatent,
  dataUrl,
  drawnRights,
  FAMILIES,
  largePhotoOf,
  patentFacts,
  photoOf,
} from '../picture-search/drawn-rights.test-support.ts'
import { MARK } from '../register/rights.test-support.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'

const ADDED = '2026-11-01T00:00:00.000Z'
const OWNER = 'Zolvexa Holdings LLC'
let t: TestApp
let drawn: Awaited<ReturnType<typeof drawnRights>>
beforeAll(async () => {
  drawn = await drawnRights()
  t = await testApp({ rights: drawn.rights, search: drawn.search })
  const { shape } = (await t.app.worlds.get('main')).catalogue.product(STORY.asin, 'US', 0) ?? {}
  if (!shape) throw new Error('The product of the story is drawn')
  const ofProduct = { ...patentFacts('teapot', 1), title: 'Drinking vessel', publicationNumber: 'D1999999' }
  await addPatent(drawn.file, ofProduct, [shape.family, shape.seed], ADDED)
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  writer.putMark({ ...MARK, words: 'ZOLVEXA', owners: [{ name: OWNER, address: null, country: 'US' }] })
  writer.putMark({ ...MARK, serialNumber: '97612204', registrationNumber: '4590786', words: 'QUIMBRO' })
  writer.putCase({
    number: '2026-cv-04711',
    court: 'N.D. Ill.',
    filedOn: '2026-09-01',
    plaintiff: OWNER,
    lawFirm: null,
    kind: 'trademark',
    stage: 'troGranted',
    defendants: 80,
    rights: ['4590785'],
    source: 'uspto',
    observedOn: '2026-11-01',
  })
  connection.close()
  // Readers see new rows only after their shared read transaction ends.
  await vi.waitFor(() => expect(drawn.rights.casesOf(MARK)).toHaveLength(1), { timeout: 5000 })
})
afterAll(async () => {
  await t.close()
  await drawn.close()
})

const filesOf = ({ files }: { files: string }) => readdirSync(files).filter((name) => name.startsWith('tort-'))

let worlds = 0
/** Logs in a seller in a new world. */
async function seller() {
  const headers = { 'x-world': `tort-${++worlds}` }
  const caller = t.as(await t.seller(headers), headers)
  const post = async (path: string, body: object) => (await caller.post(path, body)).body
  const get = async (path: string) => (await caller.get(path)).body
  const check = (listing: object) => post('/api/tort/query', { mold_id: 1, ...listing })
  const detail = async (id: number) => (await get(`/api/tort/detail?id=${id}`)).data
  const found = async (listing: object) => detail((await check(listing)).data.id)
  const list = async () => (await get('/api/tort/list')).data
  const power = async () => (await get('/api/account/info')).data.user.power
  const world = await t.app.worlds.get(headers['x-world'])
  return { caller, post, get, check, detail, found, list, power, world, headers }
}

describe('a listing with pictures', () => {
  it('gets similar patents, the marks in its words, their cases, and one verdict', async () => {
    const s = await seller()
    const { row, result, listing } = await s.found({
      title: 'Zolvexa teapot for two',
      bullets: 'Pours well\nHolds a litre',
      pictures: [await photoOf('umbrella', 2), await photoOf('teapot', 1)],
    })
    expect(result.checked).toMatchObject({ pictures: 2, patents: FAMILIES.length * 2 + 1, marks: 2 })
    const numbers = result.patents.row.map((each: { publicationNumber: string }) => each.publicationNumber)
    const at = ['umbrella', 'teapot'].map((family) =>
      numbers.indexOf(patentFacts(family, family === 'teapot' ? 1 : 2).publicationNumber),
    )
    expect(at.toSorted()).toEqual([0, 1])
    expect(at.map((place) => result.patents.pictures[place])).toEqual([0, 1])
    expect(result.marks).toMatchObject({ risk: 'high', findings: [{ words: 'Zolvexa', places: [{ from: 0, to: 7 }] }] })
    expect(result.cases).toMatchObject({ risk: 'high', row: [{ number: '2026-cv-04711', stage: 'troGranted' }] })
    expect([row.risk, result.risk]).toEqual(['high', 'high'])
    expect(listing.text).toBe('Zolvexa teapot for two\nPours well\nHolds a litre')
    expect((await s.caller.get(listing.images[1])).headers['content-type']).toBe('image/png')
    expect((await t.as().get(listing.images[1].replace(/u=\d+/, 'u=2'))).status).toBe(404)
  })
  it('may have six pictures of the maximum size, but not seven', async () => {
    const s = await seller()
    const heavy = async (family: string) => {
      const bytes = Buffer.from((await photoOf(family, 1)).split(',')[1] ?? '', 'base64')
      return dataUrl(Buffer.concat([bytes, Buffer.alloc(650_000 - bytes.length)]))
    }
    const pictures = await Promise.all(FAMILIES.slice(0, 6).map(heavy))
    const { listing, result } = await s.found({ pictures })
    expect([listing.images.length, result.checked.pictures]).toEqual([6, 6])
    expect(result.marks.risk).toBeNull()
    expect((await s.check({ pictures: Array(7).fill(await photoOf('teapot', 1)) })).code).toBe(failures.badRequest.code)
  })
  it('has no finding for the seller’s own brand', async () => {
    const s = await seller()
    const { result } = await s.found({ title: 'Quimbro teapot', brand: 'QUIMBRO' })
    expect(result.marks).toMatchObject({ risk: 'low', findings: [] })
    expect((await s.found({ title: 'Quimbro teapot' })).result.marks.findings).toHaveLength(1)
  })
  it('has no low risk without a picture, since no patents were checked', async () => {
    const s = await seller()
    const { result, row } = await s.found({ title: 'A teapot' })
    expect(result).toMatchObject({ risk: null, patents: { risk: null, row: [] }, marks: { risk: 'low' } })
    expect(result).toMatchObject({ cases: { risk: null }, checked: { pictures: 0, patents: 0 } })
    expect(row.image).toBeNull()
  })
})

describe('a product', () => {
  it('is checked by its title, bullets, brand and our picture of it', async () => {
    const s = await seller()
    const { row, result, listing } = await s.found({ asin: ` ${STORY.asin.toLowerCase()} ` })
    const product = s.world.catalogue.product(STORY.asin, 'US', 0)
    expect(row).toMatchObject({ asin: STORY.asin, marketplace: 'US', title: product?.title })
    expect(listing).toMatchObject({
      brand: product?.brand,
      text: [product?.title, ...(product?.bullets ?? [])].join('\n'),
    })
    expect(result.patents.row[0]).toMatchObject({ publicationNumber: 'D1999999', status: 'inForce' })
    expect(result.patents.row[0].similarity).toBeGreaterThan(0.8)
    expect(result).toMatchObject({ risk: 'high', patents: { risk: 'high', pictures: expect.arrayContaining([0]) } })
  })
  it('is checked by the words and pictures of the request if there are any', async () => {
    const s = await seller()
    const picture = await photoOf('umbrella', 1)
    const { row, result, listing } = await s.found({ asin: STORY.asin, title: 'Quimbro mug', pictures: [picture] })
    expect(row).toMatchObject({ asin: STORY.asin, title: 'Quimbro mug' })
    expect(result.marks.findings).toMatchObject([{ words: 'Quimbro' }])
    expect(result.patents.row[0].publicationNumber).toBe(patentFacts('umbrella', 1).publicationNumber)
    expect(listing.images).toHaveLength(1)
  })
  it('is refused if its ASIN is empty, invalid or unknown', async () => {
    const s = await seller()
    const code = async (listing: object) => (await s.check(listing)).code
    expect(await code({ asin: ' ' })).toBe(failures.emptyAsin.code)
    expect(await code({ asin: 'B0-NO-ASIN' })).toBe(failures.wrongAsin.code)
    expect(await code({ asin: 'B0NOWHERE1' })).toBe(failures.asinNotFound.code)
    expect(await code({ asin: STORY.asin, marketplace: 'BR' })).not.toBe(1)
  })
})

describe('a stored check', () => {
  it('is listed latest first, takes a verdict with a note, and is deleted with its pictures', async () => {
    const s = await seller()
    const { id } = (await s.check({ title: 'Zolvexa', pictures: [await photoOf('sneaker', 1)] })).data
    const second = (await s.check({ title: 'Quimbro' })).data.id
    expect((await s.list()).row.map((row: { id: number }) => row.id)).toEqual([second, id])
    await s.post('/api/tort/judge', { id, verdict: 'similar', note: 'Ask the owner' })
    const { row, listing } = await s.detail(id)
    expect(row).toMatchObject({ verdict: 'similar', note: 'Ask the owner' })
    await s.post('/api/tort/judge', { id, verdict: 'same' })
    expect((await s.detail(id)).row).toMatchObject({ verdict: 'same', note: 'Ask the owner' })
    expect(filesOf(s.world)).toHaveLength(1)
    await s.post('/api/tort/delete', { id })
    expect((await s.caller.get(listing.images[0])).status).toBe(404)
    expect(filesOf(s.world)).toEqual([])
    for (const path of ['judge', 'delete'])
      expect((await s.post(`/api/tort/${path}`, { id, verdict: null })).code).toBe(failures.tortNotFound.code)
    expect((await s.list()).total).toBe(1)
  })
  it('is closed to other accounts', async () => {
    const s = await seller()
    const { id } = (await s.check({ title: 'Zolvexa' })).data
    const phone = '13900000000'
    await s.world.db
      .insertInto('account')
      .values({ phone, password_hash: '', nickname: '', created_at: '', sample: 1 })
      .execute()
    const { body } = await t.as(undefined, s.headers).post('/__dev/login', { phone })
    const other = t.as(body.data.token, s.headers)
    expect((await other.get(`/api/tort/detail?id=${id}`)).body.code).toBe(failures.tortNotFound.code)
    expect((await other.post('/api/tort/delete', { id })).body.code).toBe(failures.tortNotFound.code)
    expect((await s.list()).total).toBe(1)
  })
})

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
  const app = await testApp({ rights: none.rights, search: none.search })
  const caller = app.as(await app.seller())
  const power = async () => (await caller.get('/api/account/info')).body.data.user.power
  const before = await power()
  for (const listing of [{ title: 'Teapot', pictures: [await photoOf('teapot', 1)] }, { asin: STORY.asin }]) {
    const { body } = await caller.post('/api/tort/query', { mold_id: 1, ...listing })
    expect(body.code).toBe(failures.nothingToCompare.code)
  }
  expect(await power()).toBe(before)
  expect((await caller.get('/api/tort/list')).body.data.total).toBe(0)
  await app.close()
  await none.close()
})
