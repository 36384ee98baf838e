import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { percentOf, RISKS } from '#contracts/model/rights/risk.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { requireProduct } from '#server/features/catalogue/require-product.ts'
import { addPatent, drawnRights, patentFacts } from '../picture-search/drawn-rights.test-support.ts'
import { rightSearch } from '../picture-search/right-search.ts'
import { MARK } from '../register/rights.test-support.ts'
import { rightsOf } from '../register/rights.ts'
import { openRights, openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import type { SearchDeps } from './findings.ts'
import { expectedRights, rightsOfProduct } from './product.ts'

const TODAY = TEST_NOW.slice(0, 10)
const ADDED = '2026-11-01T00:00:00.000Z'
const catalogue = catalogueOf(openCatalogue(TEST_CATALOGUE))
const DESIGN = patentFacts('teapot', 1)
const product = requireProduct(catalogue, STORY.asin, 'US', 0)

const search = rightSearch(TEST_RIGHTS, TEST_CATALOGUE)
let made: SearchDeps & { pictures: string }
let mixed: typeof made
let drawn: Awaited<ReturnType<typeof drawnRights>>
beforeAll(async () => {
  made = { rights: rightsOf(openRights(TEST_RIGHTS)), search, pictures: '' }
  drawn = await drawnRights()
  const { family = '', seed = 0 } = product.shape ?? {}
  for (const source of ['sample', 'uspto'] as const)
    await addPatent(drawn.file, { ...DESIGN, publicationNumber: `D-${source}`, source }, [family, seed], ADDED)
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  // Sample cases may name numbers of real patents.
  for (const number of ['D-sample', 'D-uspto'])
    writer.putCase({
      number: `2026-cv-${number}`,
      court: 'N.D. Ill.',
      filedOn: '2026-09-01',
      lawFirm: null,
      kind: 'design',
      plaintiff: 'teapot Works LLC',
      stage: 'filed',
      defendants: null,
      rights: [number],
      source: 'sample',
      observedOn: TODAY,
    })
  for (let others = 0; others < 6; others++)
    writer.putMark({ ...MARK, words: 'Zolvexa', serialNumber: `9000010${others}`, owners: [], source: 'sample' })
  writer.putMark({ ...MARK, words: 'ZOLVEXA', source: 'sample' })
  writer.putMark({ ...MARK, words: 'Zolvexa', serialNumber: '90000001', owners: [], source: 'sample', live: false })
  writer.putCase({
    number: '2026-cv-00990',
    court: 'S.D.N.Y.',
    filedOn: '2026-10-01',
    lawFirm: null,
    kind: 'trademark',
    plaintiff: 'Braxwick Living',
    stage: 'troGranted',
    defendants: 40,
    rights: [],
    source: 'sample',
    observedOn: TODAY,
  })
  writer.putMark({ ...MARK, serialNumber: '97612204', registrationNumber: '4590786', words: 'QUIMBRO' })
  connection.close()
  mixed = { rights: rightsOf(openRights(drawn.file)), search: drawn.search, pictures: '' }
})
afterAll(async () => {
  await search.close()
  await drawn.close()
})

it('compares sample products with sample rights only, and real products with real rights only', async () => {
  const listing = { title: 'Zolvexa or Quimbro', bullets: [], brand: null }
  const check = async (source: Product['source']) => {
    const { checked, patents, marks, cases } = await rightsOfProduct(mixed, { ...product, ...listing, source }, TODAY)
    const words = marks.findings.map((finding) => finding.words)
    return { checked, first: patents.row[0], words, sample: patents.row.map((row) => row.sample), cases }
  }
  const ofSample = await check('sample')
  expect(ofSample).toMatchObject({ words: ['Zolvexa'], checked: { patents: 9, marks: 7 }, cases: { risk: 'high' } })
  expect(ofSample.first).toMatchObject({ publicationNumber: 'D-sample', cases: 1, enforcer: true })
  expect(ofSample.sample).not.toContain(false)
  const ofReal = await check('brightdata')
  expect(ofReal).toMatchObject({
    words: ['Quimbro'],
    checked: { patents: 1, marks: 1 },
    cases: { risk: 'low', row: [] },
  })
  expect(ofReal.first).toMatchObject({ publicationNumber: 'D-uspto', cases: 0, enforcer: false })
  expect(ofReal.sample).toEqual([false])
})

it('gives no verdict for a marketplace with a missing office unless something similar was found', async () => {
  // The target offices of Germany are EU and DE; the register has neither.
  const plain: Product = { ...product, title: 'A cup', bullets: [], brand: null, source: 'sample' }
  const german = await rightsOfProduct(mixed, { ...plain, marketplace: 'DE' }, TODAY)
  expect(german).toMatchObject({ risk: null, missing: { patents: ['EU', 'DE'], marks: ['EU', 'DE'] } })
  expect(expectedRights(mixed.rights, { ...plain, marketplace: 'DE' })).toMatchObject({
    missing: { patents: ['EU', 'DE'], marks: ['EU', 'DE'] },
    patents: { risk: null },
    marks: { risk: null },
  })
  const american = await rightsOfProduct(mixed, plain, TODAY)
  expect(american).toMatchObject({ risk: 'high', missing: { patents: [], marks: [] }, marks: { risk: 'low' } })
})

it('lists the product’s own brand with its live marks and their cases, but not as a finding', async () => {
  const check = async (change: Partial<Product>) => {
    const listing = { title: 'Zolvexa kettle', bullets: [], ...change }
    const { marks, cases, brand } = await rightsOfProduct(mixed, { ...product, ...listing }, TODAY)
    return { found: marks.findings.length, risk: marks.risk, brought: cases.row.map(({ number }) => number), brand }
  }
  const own = await check({ brand: 'Zolvexa' })
  expect(own).toMatchObject({ found: 0, risk: 'low' })
  expect(own.brought).not.toContain('2026-cv-00990')
  expect(own.brand).toMatchObject({
    name: 'Zolvexa',
    // The mark of the litigating owner comes first of the seven.
    marks: [{ words: 'ZOLVEXA', serialNumber: MARK.serialNumber, owner: 'Braxwick Living Co., Ltd.' }, {}, {}, {}, {}],
    cases: [{ number: '2026-cv-00990', stage: 'troGranted' }],
  })
  const anothers = await check({ brand: 'Kettleworks' })
  expect(anothers).toMatchObject({ found: 1, risk: 'high', brand: { name: 'Kettleworks', marks: [], cases: [] } })
  expect(anothers.brought).toContain('2026-cv-00990')
  expect((await check({ brand: 'Zolvexa', source: 'brightdata' })).brand).toMatchObject({ marks: [], cases: [] })
  expect((await check({ brand: null })).brand).toBeNull()
})

it('tells in advance what a report can compare', () => {
  const elsewhere = { ...product, source: 'brightdata', shape: null, imageUrl: 'https://example.com/a.jpg' } as const
  const expected = (of: Product) => {
    const { patents, marks } = expectedRights(mixed.rights, of)
    return [patents.risk !== null, marks.risk !== null]
  }
  expect([expected(product), expected(elsewhere)]).toEqual([
    [true, true],
    [false, true],
  ])
})

it('lists patents and cases of the register on the day, the riskiest first; ended patents are no risk', async () => {
  const { patents, cases } = await rightsOfProduct(made, product, TODAY)
  const db = new Database(TEST_RIGHTS, { readonly: true })
  const rowOf = db.prepare<[number], Record<string, string | null>>('SELECT * FROM patent WHERE id = ?')
  expect(patents.row).toHaveLength(10)
  for (const { id, publicationNumber, title, titleZh, status, risk, similarity } of patents.row) {
    const row = rowOf.get(id)
    expect([row?.publication_number, row?.title, row?.title_zh]).toEqual([publicationNumber, title, titleZh])
    expect(String(row?.published_on) <= TODAY).toBe(true)
    const ended = (row?.ended_on ?? '9999') <= TODAY || (row?.ends_on ?? '9999') < TODAY
    expect([publicationNumber, ['expired', 'lapsed', 'invalidated'].includes(status)]).toEqual([
      publicationNumber,
      ended,
    ])
    expect([publicationNumber, risk === 'none']).toEqual([publicationNumber, ended])
    if (!ended) expect(risk === 'low').toBe(percentOf(similarity) < 50)
  }
  const order = patents.row.map(({ risk }) => RISKS.indexOf(risk))
  expect(order).toEqual(order.toSorted())
  const brought = db.prepare('SELECT filed_on FROM enforcement_case WHERE number = ? AND plaintiff = ?').pluck()
  for (const { number, plaintiff, filedOn } of cases.row) expect(brought.get(number, plaintiff)).toBe(filedOn)
  db.close()
})
