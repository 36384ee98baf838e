import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { dataUrl, FAMILIES, patentFacts, photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { filesOf, infringementApp } from './infringement.test-support.ts'

let app: Awaited<ReturnType<typeof infringementApp>>
beforeAll(async () => {
  app = await infringementApp()
})
afterAll(() => app.close())

const seller = () => app.seller()

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
    expect((await app.t.as().get(listing.images[1].replace(/u=\d+/, 'u=2'))).status).toBe(404)
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
    const { body } = await app.t.as(undefined, s.headers).post('/__dev/login', { phone })
    const other = app.t.as(body.data.token, s.headers)
    expect((await other.get(`/api/tort/detail?id=${id}`)).body.code).toBe(failures.tortNotFound.code)
    expect((await other.post('/api/tort/delete', { id })).body.code).toBe(failures.tortNotFound.code)
    expect((await s.list()).total).toBe(1)
  })
})
