import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contracts/model/language.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, SELLER } from './caller.test-support.ts'
import { takeout } from './takeout.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function seller() {
  const someone = caller(t)
  const { token } = (await someone.post('login', SELLER)).data
  const mine = someone.as(token)
  await mine.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: 'B0SAMPLE01' })
  await (await someone.world()).jobs.idle()
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await request(t.app.server.server)
    .post('/api/account/avatar')
    .set({ authorization: token, 'x-world': someone.name })
    .attach('file', picture, { filename: 'a.png', contentType: 'image/png' })
  const { url } = (await mine.post('/api/account/export', {})).body.data
  const zip = async (address = url) => someone.guest.get(address).responseType('blob')
  return { ...someone, token, mine, url, zip }
}

describe('the export of personal data', () => {
  it('is a zip of the account’s data without credentials', async () => {
    const { zip, token } = await seller()
    const answer = await zip()
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzipSync(answer.body)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'readme.txt',
        'account.json',
        'sessions.json',
        'ledger.csv',
        'ledger.json',
        'orders.json',
        'reports.json',
        'reports/US-B0SAMPLE01.pdf',
        'avatar.webp',
      ]),
    )
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(text('account.json'))).toMatchObject({ phone: SELLER.phone, nickname: expect.any(String) })
    expect(JSON.parse(text('ledger.json'))).toMatchObject([{ kind: 'gift' }, { kind: 'charge', balance: 990 }])
    expect(text('ledger.csv')).toContain('B0SAMPLE01')
    // The readme lists every file, and a table without rows has no CSV.
    for (const name of Object.keys(files).filter((one) => one !== 'readme.txt'))
      expect(text('readme.txt')).toContain(name.split(/[./]/)[0])
    expect(files).not.toHaveProperty(['wechat_identity.csv'])
    expect(text('reports/US-B0SAMPLE01.pdf').startsWith('%PDF-')).toBe(true)
    const readable = Object.keys(files).filter((name) => /\.(json|csv)$/.test(name))
    const all = readable.map(text).join('\n')
    for (const secret of ['scrypt', 'hash', token]) expect(all).not.toContain(secret)
  })
  it('is read while it is written, in batches', async () => {
    const world = await (await seller()).world()
    const { db } = world
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('phone', '=', SELLER.phone)
      .executeTakeFirstOrThrow()
    const query = { account_id: id, search: '', form: '{}', picture: null, descriptor: null, found: 1, created_at: '' }
    // Random data that does not compress: forty megabytes of it.
    for (let no = 0; no < 400; no++)
      await db
        .insertInto('patent_query')
        .values({ ...query, hits: randomBytes(75_000).toString('base64') })
        .execute()
    let bytes = 0
    const pieces: Buffer[] = []
    for await (const piece of takeout(world, id, 'en-US')) {
      pieces.push(Buffer.from(piece))
      const before = bytes
      bytes += piece.length
      if (before < 5_000_000 && bytes >= 5_000_000)
        await db.deleteFrom('patent_query').where('account_id', '=', id).execute()
    }
    const taken = JSON.parse(strFromU8(unzipSync(Buffer.concat(pieces))['patent_query.json']!))
    expect(taken.length).toBeGreaterThan(20)
    expect(taken.length).toBeLessThan(200)
  })
  it('refuses a second download while one runs and accepts it once the first is cancelled', async () => {
    const { mine, url, guest, world } = await seller()
    const { user } = (await mine.get('/api/account/info')).body.data
    const reading = takeout(await world(), user.id, 'en-US')
    const pieces = reading[Symbol.asyncIterator]()
    await pieces.next()
    const codes = async () => [(await guest.get(url)).body.code, (await mine.post('/api/account/export', {})).body.code]
    expect(await codes()).toEqual([1216, 1216])
    reading.destroy()
    await vi.waitFor(async () => expect((await mine.post('/api/account/export', {})).body.code).toBe(1))
    expect((await guest.get(url)).status).toBe(200)
  })
  it('writes two simultaneous downloads one after the other', async () => {
    const { world, mine } = await seller()
    const { user } = (await mine.get('/api/account/info')).body.data
    const held = await world()
    const read = async (language: Language) => {
      const pieces: Buffer[] = []
      for await (const piece of takeout(held, user.id, language)) pieces.push(Buffer.from(piece))
      return Object.keys(unzipSync(Buffer.concat(pieces)))
    }
    const [first, second] = await Promise.all([read('en-US'), read('en-US')])
    expect(first).toContain('ledger.csv')
    expect(second).toEqual(first)
  })
  it('leaves the event loop time for other calls while it is written', async () => {
    const { world, mine } = await seller()
    const { user } = (await mine.get('/api/account/info')).body.data
    const held = await world()
    const entry = {
      account_id: user.id,
      kind: 'adjustment',
      amount: 1,
      created_at: '2026-11-01T00:00:00.000Z',
    } as const
    const entries = Array.from({ length: 5000 }, (_, no) => ({ ...entry, cause: `dev:${no}` }))
    for (let at = 0; at < entries.length; at += 500)
      await held.db
        .insertInto('ledger')
        .values(entries.slice(at, at + 500))
        .execute()
    let rounds = 0
    let isDone = false
    const count = () => {
      rounds++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    let bytes = 0
    for await (const piece of takeout(held, user.id, 'en-US')) bytes += piece.length
    isDone = true
    expect(bytes).toBeGreaterThan(20_000)
    expect(rounds).toBeGreaterThan(20)
  })
  it('is refused at the address of a report, of another account or after expiry', async () => {
    const { mine, zip, url, advance } = await seller()
    const report = (await mine.get('/api/report/productList')).body.data.row[0].url
    expect((await zip(`/download/account/data.zip?${report.split('?')[1]}`)).status).toBe(404)
    expect((await zip(url.replace(/u=\d+/, 'u=999'))).status).toBe(404)
    await advance(20 * 60_000)
    expect((await zip()).status).toBe(404)
  })
  it('is refused once the account is closed', async () => {
    const { mine, zip } = await seller()
    await mine.post('/api/account/close', { password: SELLER.password })
    expect((await zip()).status).toBe(404)
  })
})
