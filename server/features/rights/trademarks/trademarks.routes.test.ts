import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { rightSearch } from '../picture-search/right-search.ts'
import { rightsOf } from '../register/rights.ts'
import { openRights, openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'

let t: TestApp
let seller: ReturnType<TestApp['as']>
let reading: Connection
const dir = mkdtempSync(join(tmpdir(), 'marks-'))
const rightsFile = join(dir, 'rights.sqlite')

beforeAll(async () => {
  copyFileSync(TEST_RIGHTS, rightsFile)
  const db = openRightsForWriting(rightsFile)
  const writer = rightsWriter(db)
  for (const mark of MARKS) writer.putMark(mark)
  writer.putCase({
    number: '2026-cv-00099',
    court: 'N.D. Ill.',
    filedOn: '2026-03-01',
    plaintiff: 'Zwolix Brands LLC',
    lawFirm: null,
    kind: 'trademark',
    stage: 'troGranted',
    defendants: 40,
    rights: [],
    source: 'uspto',
    observedOn: '2026-11-15',
  })
  db.close()
  reading = openRights(rightsFile)
  t = await testApp({ rights: rightsOf(reading), search: rightSearch(rightsFile, TEST_CATALOGUE) })
  seller = t.as(await t.seller())
})
afterAll(async () => {
  await t.close()
  reading.close()
  rmSync(dir, { recursive: true, force: true })
})

const mark = (no: number, words: string, facts: Partial<Trademark> = {}): Omit<Trademark, 'id'> => ({
  office: 'US',
  serialNumber: String(97_700_000 + no),
  registrationNumber: null,
  words,
  classes: [21],
  drawing: 'standardCharacters',
  goods: [{ class: 21, text: 'Mugs' }],
  statusCode: '700',
  live: true,
  owners: [{ name: `Owner ${no}`, address: null, country: 'US' }],
  filedOn: '2022-01-10',
  registeredOn: null,
  statusOn: null,
  attorney: null,
  source: 'uspto',
  observedOn: '2026-11-15',
  ...facts,
})
const MARKS = [
  mark(1, 'ZWOLIX'),
  mark(2, 'ZWOLLIX', { classes: [9], live: false, statusCode: '710' }),
  mark(3, 'Zwolix Home', { owners: [{ name: 'Zwolix Brands LLC', address: null, country: 'US' }] }),
  mark(4, 'ZWALIX', { office: 'EU', live: null }),
]

const search = async (body: object) => (await seller.post('/api/trademark/search', body)).body
const check = async (body: object) => (await seller.post('/api/trademark/check', body)).body

it('builds the index once the server is ready, not with the first search', async () => {
  const own = rightSearch(rightsFile, TEST_CATALOGUE)
  const made: Promise<void>[] = []
  const indexMarks = () => {
    const begun = own.indexMarks()
    made.push(begun)
    return begun
  }
  const fresh = await testApp({ rights: rightsOf(reading), search: { ...own, indexMarks } })
  onTestFinished(() => fresh.close())
  expect(made).toEqual([])
  await fresh.app.server.listen({ port: 0, host: '127.0.0.1' })
  expect(made).toHaveLength(1)
  await expect(made[0]).resolves.toBeUndefined()
})

describe('a trademark search', () => {
  it('lists the marks similar to a name, the most similar first, with reasons and risk', async () => {
    const { code, data } = await search({ trademark: ' zwolix ' })
    expect(code).toBe(1)
    expect(data).toMatchObject({ total: 4, page: 1, size: 20 })
    type Row = { words: string; similarity: number; reasons: string[]; risk: string; enforcer: boolean }
    const rows = data.row as Row[] // testApp checks answers against the contract
    expect(rows.map(({ words, reasons: [first], risk, enforcer }) => [words, first, risk, enforcer])).toEqual([
      ['ZWOLIX', 'exact', 'high', false],
      ['ZWOLLIX', 'lookAlike', 'none', false],
      ['ZWALIX', 'fuzzy', 'medium', false],
      ['Zwolix Home', 'prefix', 'high', true],
    ])
    expect(rows[0]?.similarity).toBe(1)
  })

  it('filters by classes, status and office, and pages', async () => {
    const serials = async (body: object) =>
      (await search({ trademark: 'Zwolix', ...body })).data.row.map(({ serialNumber }: Trademark) => serialNumber)
    expect(await serials({ classes: [9] })).toEqual(['97700002'])
    expect(await serials({ live: true })).toEqual(['97700001', '97700003'])
    expect(await serials({ office: ['EU'] })).toEqual(['97700004'])
    expect(await serials({ page: 2, size: 3 })).toEqual(['97700003'])
    expect(await serials({ page: 1_000_000, size: 100 })).toEqual([])
  })

  it.each(['', '  ', '—!?'])('refuses %j, which contains no name', async (trademark) => {
    expect((await search({ trademark })).code).toBe(failures.emptyTrademark.code)
  })
})

describe('the detail of a trademark', () => {
  it('has its owners and goods', async () => {
    const [{ id }] = (await search({ trademark: 'Zwolix' })).data.row
    const { data } = (await seller.get(`/api/trademark/detail?id=${id}`)).body
    expect(data).toMatchObject({ serialNumber: '97700001', goods: [{ class: 21, text: 'Mugs' }], statusCode: '700' })
    expect(data.owners).toEqual([{ name: 'Owner 1', address: null, country: 'US' }])
  })
  it.each([0, -1, 999_999_999])('is refused for the unknown id %i', async (id) => {
    expect((await seller.get(`/api/trademark/detail?id=${id}`)).body.code).toBe(failures.trademarkNotFound.code)
  })
})

describe('the check of a listing', () => {
  it('finds words that are marks, with their places, uses and risks', async () => {
    const text = 'Travel mug like Zwolix, lid compatible with ZWOLIX'
    const { data } = await check({ text, classes: [21] })
    const found = data.findings.map(({ words, use, risk, places }: Record<string, unknown>) => ({
      words,
      use,
      risk,
      places,
    }))
    expect(found).toEqual([
      { words: 'Zwolix', use: 'name', risk: 'high', places: [{ from: 16, to: 22 }] },
      { words: 'ZWOLIX', use: 'compatibility', risk: 'medium', places: [{ from: 44, to: 50 }] },
    ])
    // A mark is not riskier than the words that match it.
    expect(data.findings[1].marks[0]).toMatchObject({ similarity: 1, risk: 'medium' })
    expect(data.checked).toBeGreaterThan(10)
  })
  it('skips the seller’s own brand', async () => {
    expect((await check({ text: 'Zwolix travel mug', own: 'ZWOLIX' })).data.findings).toEqual([])
  })
  it('is refused without words', async () => {
    expect((await check({ text: ' \n ' })).code).toBe(failures.emptyListing.code)
  })
  it('is limited to thirty a minute per account', async () => {
    const headers = { 'x-world': 'many-checks' }
    const mine = t.as(await t.seller(headers), headers)
    const post = () => mine.post('/api/trademark/check', { text: 'Zwolix mug' })
    for (let no = 0; no < 30; no++) expect((await post()).body.code).toBe(1)
    const refused = await post()
    expect([refused.status, refused.body.code]).toEqual([429, failures.tooManyAttempts.code])
    expect(refused.body.msg).toMatch(/\d+ 秒/)
    expect((await check({ text: 'Zwolix mug' })).code).toBe(1)
    await mine.post('/__dev/clock', { advance: 60_000 })
    expect((await post()).body.code).toBe(1)
  })
})
