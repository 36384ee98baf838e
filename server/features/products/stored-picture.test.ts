import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { picturesFolder } from '#server/features/catalogue/stored-picture.ts'
import { importProducts } from '#server/features/imports/import-products.ts'
import { madeRecord } from '#server/features/imports/made-record.test-support.ts'
import { sellerOf } from '#server/features/reports/reports.seller.test-support.ts'
import {
  addPatent,
  drawnRights,
  patentFacts,
} from '#server/features/rights/picture-search/drawn-rights.test-support.ts'
import { poppler } from '#server/platform/pdf/poppler.test-support.ts'

const [WITH, WITHOUT] = ['B0MADE0001', 'B0MADE0002']
const DESIGN = 'D1999999'
const dataDir = mkdtempSync(join(tmpdir(), 'pictured-'))
let t: TestApp
let drawn: Awaited<ReturnType<typeof drawnRights>>

beforeAll(async () => {
  const catalogueFile = join(dataDir, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const file = join(dataDir, 'products.json')
  writeFileSync(file, JSON.stringify([madeRecord({ asin: WITH }), madeRecord({ asin: WITHOUT })]))
  const photo = sharp(Buffer.from(productSvg('teapot', 1, { size: 1200 }))).flatten({ background: '#fff' })
  await photo.jpeg().toFile(join(dataDir, `${WITH}.jpg`))
  const db = openCatalogueForWriting(catalogueFile)
  const pictures = picturesFolder(dataDir)
  await importProducts({ db, file, owner: null, now: () => new Date(TEST_NOW), pictures })
  db.close()
  drawn = await drawnRights()
  const design = { ...patentFacts('teapot', 1), publicationNumber: DESIGN, source: 'uspto' } as const
  await addPatent(drawn.file, design, ['teapot', 1], '2026-11-01T00:00:00.000Z')
  t = await testApp({
    dataDir,
    catalogueFile,
    catalogue: catalogueOf(openCatalogue(catalogueFile)),
    rights: drawn.rights,
    search: drawn.search,
  })
})
afterAll(async () => {
  await t.close()
  await drawn.close()
  rmSync(dataDir, { recursive: true })
})

const cardOf = async (asin: string) => {
  const s = await sellerOf(t)
  return (await s.as.post('/api/amazon/getAsinInfo', { asin })).body.data
}

test('the product card names an address on this server that serves the picture publicly', async () => {
  const { imageUrl } = await cardOf(WITH)
  expect(imageUrl).toMatch(/^\/images\/product\/US\/B0MADE0001\.webp\?v=/)
  const answer = await t.as().get(imageUrl)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' })
  const { format, width } = await sharp(answer.body).metadata()
  expect([format, width]).toEqual(['webp', 1000])
})

test('a product with an external picture has none on this server', async () => {
  expect((await cardOf(WITHOUT)).imageUrl).toMatch(/^https:\/\/m\.media-amazon\.com\//)
  const { status, body } = await t.as().get(`/images/product/US/${WITHOUT}.webp`)
  expect([status, body.code]).toEqual([failures.fileNotFound.status, failures.fileNotFound.code])
})

async function reportOn(asin: string) {
  const s = await sellerOf(t)
  await s.create(asin)
  const { url } = await s.settle()
  const report: AsinReport = (await s.online(asin)).data.report
  const blocks = report.sections.find(({ key }) => key === 'rights')?.blocks ?? []
  const gaps = blocks.flatMap((block) => (block.kind === 'missing' ? [block.what.key] : []))
  return { s, url, rights: JSON.stringify(blocks), gaps }
}

test('the report compares the picture with designs, and its PDF shows it on the cover', async () => {
  const { s, url, rights, gaps } = await reportOn(WITH)
  expect(rights).toContain(DESIGN)
  expect(gaps).not.toContain('missing.rightsPicture')
  const pdfs = await Promise.all([url, url.replace('lang=zh-CN', 'lang=en-US')].map((address) => s.as.get(address)))
  for (const { body } of pdfs) expect(poppler('pdfimages', body, '-list')).toMatch(/^\s*1\s+0 image\s+600\s+600/m)
})

test('the report of a product without a stored picture names the gap', async () => {
  const { gaps } = await reportOn(WITHOUT)
  expect(gaps).toContain('missing.rightsPicture')
})

test('an infringement query by ASIN compares the picture', async () => {
  const s = await sellerOf(t)
  const { data } = (await s.as.post('/api/tort/query', { mold_id: 1, asin: WITH })).body
  const { result } = (await s.as.get(`/api/tort/detail?id=${data.id}`)).body.data
  expect(result.checked.pictures).toBe(1)
  expect(result.patents.row).toContainEqual(expect.objectContaining({ publicationNumber: DESIGN, risk: 'high' }))
})

test('a picture is neither served nor compared once its file is gone', async () => {
  const { imageUrl } = await cardOf(WITH)
  rmSync(join(picturesFolder(dataDir), 'US', `${WITH}.webp`))
  expect((await t.as().get(imageUrl)).status).toBe(failures.fileNotFound.status)
  const s = await sellerOf(t)
  const { code } = (await s.as.post('/api/tort/query', { mold_id: 1, asin: WITH })).body
  expect(code).toBe(failures.nothingToCompare.code)
})
