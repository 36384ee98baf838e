import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { productWriter } from '#server/features/catalogue/catalogue-writer.ts'
import { importProducts } from './import-products.ts'
import { madeRecord, TODAY } from './made-record.test-support.ts'
import { summaryLines } from './summary-lines.ts'
import { testFile, testFolder } from './uspto/test-file.test-support.ts'

const ASIN = 'B0MADE0001'
const now = () => new Date(`${TODAY}T08:00:00.000Z`)

/** An empty catalogue, with helpers to import files and read the result. */
function openEmptyCatalogue() {
  const db = openCatalogueForWriting(':memory:')
  const folder = testFolder()
  const find = (asin = ASIN, marketplace: 'US' | 'UK' = 'US', owner: number | null = null) =>
    productWriter(db).find({ asin, marketplace, owner })
  return {
    find,
    importFile: (file: string, owner: number | null = null) =>
      importProducts({ db, file, owner, now, pictures: folder }),
    address: (asin = ASIN, marketplace: 'US' | 'UK' = 'US') => find(asin, marketplace)?.imageUrl,
    stored: (asin = ASIN, marketplace = 'US') => join(folder, marketplace, `${asin}.webp`),
  }
}

const records = (...some: object[]) => JSON.stringify(some.length > 0 ? some : [madeRecord()])
const drawn = (family = 'teapot', side = 1600) => sharp(Buffer.from(productSvg(family, 1, { size: side })))
const bytesOf = (image: Sharp) => image.flatten({ background: '#fff' }).jpeg().toBuffer()
const writeBeside = (file: string, name: string, bytes: Uint8Array) => testFile(name, bytes, dirname(file))

test('stores the picture upright, small and without camera metadata', async () => {
  const { importFile, address, stored } = openEmptyCatalogue()
  const file = testFile('products.json', records())
  const sideways = drawn()
    .resize(1600, 800, { fit: 'cover' })
    .withExif({ IFD0: { Copyright: 'secret' } })
  const picture = await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  writeBeside(file, `${ASIN}.jpg`, picture)
  expect(await importFile(file)).toMatchObject({
    imported: 1,
    pictures: { imported: 1, unchanged: 0, unused: 0, rejections: {} },
  })
  expect(address()).toMatch(/^\/images\/product\/US\/B0MADE0001\.webp\?v=[0-9a-f]{16}$/)
  const { format, width, height, exif, orientation } = await sharp(stored()).metadata()
  expect([format, width, height, exif, orientation]).toEqual(['webp', 500, 1000, undefined, undefined])
})

test.each([
  ['products.json', 'products/b0made0001.PNG'],
  ['us.2024.json.gz', 'us.2024/B0MADE0001.webp'],
  ['us.jsonl', 'B0made0001.JPEG'],
])('finds for the file %s the picture %s', async (name, picture) => {
  const { importFile, address } = openEmptyCatalogue()
  const text = records()
  const file = testFile(name, name.endsWith('.gz') ? gzipSync(text) : text)
  writeBeside(
    file,
    picture,
    await drawn()
      .toFormat(picture.endsWith('webp') ? 'webp' : 'png')
      .toBuffer(),
  )
  expect(await importFile(file)).toMatchObject({ pictures: { imported: 1 } })
  expect(address()).toContain('?v=')
})

test('changes nothing in a second run and keeps the picture when a later file has none', async () => {
  const { importFile, find, stored } = openEmptyCatalogue()
  const file = testFile('products.json', records())
  writeBeside(file, `${ASIN}.jpg`, await bytesOf(drawn()))
  await importFile(file)
  const [product, written] = [find(), statSync(stored()).mtimeMs]
  expect(await importFile(file)).toMatchObject({ merged: 0, unchanged: 1, pictures: { imported: 0, unchanged: 1 } })
  expect([find(), statSync(stored()).mtimeMs]).toEqual([product, written])

  const later = { timestamp: '2026-11-10T00:00:00Z', image_url: 'https://m.media-amazon.com/images/I/new.jpg' }
  expect(await importFile(testFile('later.json', records(madeRecord(later))))).toMatchObject({ merged: 1 })
  expect(find()).toMatchObject({ observedOn: '2026-11-10', imageUrl: product?.imageUrl })
  expect(find()?.factDays.imageUrl).toBeUndefined()
})

test('gives a replaced picture a new URL, even if the record beside it is older', async () => {
  const { importFile, address, stored } = openEmptyCatalogue()
  const file = testFile('products.json', records(madeRecord({ timestamp: '2026-11-10T00:00:00Z' })))
  const picture = writeBeside(file, `${ASIN}.jpg`, await bytesOf(drawn()))
  await importFile(file)
  const [former, bytes] = [address(), await sharp(stored()).raw().toBuffer()]
  writeFileSync(picture, await bytesOf(drawn('umbrella')))
  const older = testFile('older.json', records(), dirname(file))
  expect(await importFile(older)).toMatchObject({ merged: 1, pictures: { imported: 1 } })
  expect(address()).not.toBe(former)
  expect(await sharp(stored()).raw().toBuffer()).not.toEqual(bytes)
})

test('restores a stored picture that is missing in the data folder', async () => {
  const { importFile, stored } = openEmptyCatalogue()
  const file = testFile('products.json', records())
  writeBeside(file, `${ASIN}.jpg`, await bytesOf(drawn()))
  await importFile(file)
  rmSync(stored())
  expect(await importFile(file)).toMatchObject({ unchanged: 1, pictures: { imported: 1 } })
  expect(existsSync(stored())).toBe(true)
})

test('reports an unreadable picture and imports all products', async () => {
  const { importFile, address } = openEmptyCatalogue()
  const asins = [1, 2, 3, 4, 5].map((no) => `B0MADE000${no}`)
  const file = testFile('products.json', records(...asins.map((asin) => madeRecord({ asin }))))
  const good = await bytesOf(drawn())
  const huge = sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
  const [whole, cut, fake, wide] = asins.map((asin) => `${asin}.jpg`) as [string, string, string, string]
  writeBeside(file, whole, good)
  writeBeside(file, cut, good.subarray(0, good.length / 2))
  writeBeside(file, fake, Buffer.from(productSvg('teapot', 1, { size: 100 })))
  writeBeside(file, wide, await huge.png().toBuffer())
  mkdirSync(join(dirname(file), `${asins[4]}.jpg`))
  writeBeside(file, 'B0MADE0009.jpg', good)
  writeBeside(file, 'holiday.jpg', good)
  const summary = await importFile(file)
  expect(summary).toMatchObject({ imported: 5, rejected: 0 })
  expect(asins.map((asin) => address(asin)?.includes('?v='))).toEqual([true, false, false, false, false])
  expect(summaryLines(summary, 'http://127.0.0.1:3000')).toEqual(
    expect.arrayContaining([
      'pictures of products: 1 imported, 0 unchanged, 1 without a product in this file',
      `  1 rejected: damaged or cut off; ${cut}`,
      `  1 rejected: not a JPG, PNG, WebP or TIFF; ${fake}`,
      `  1 rejected: larger than 50 megapixels or 25 MB; ${wide}`,
    ]),
  )
})

test('stores the picture once per marketplace of an ASIN', async () => {
  const { importFile, address, stored } = openEmptyCatalogue()
  const british = madeRecord({ domain: 'https://www.amazon.co.uk/', currency: 'GPB' })
  const file = testFile('products.json', records(madeRecord(), british, madeRecord()))
  writeBeside(file, `${ASIN}.jpg`, await bytesOf(drawn()))
  expect(await importFile(file)).toMatchObject({ imported: 2, pictures: { imported: 2, unchanged: 0 } })
  expect(address(ASIN, 'UK')).toMatch(/^\/images\/product\/UK\/B0MADE0001\.webp\?v=/)
  expect(existsSync(stored(ASIN, 'UK'))).toBe(true)
})

test('stores no pictures for an import into one account, because picture URLs are public', async () => {
  const { importFile, find, stored } = openEmptyCatalogue()
  const file = testFile('products.json', records())
  writeBeside(file, `${ASIN}.jpg`, await bytesOf(drawn()))
  const summary = await importFile(file, 7)
  expect(summaryLines(summary, '').join('\n')).not.toContain('picture')
  expect(find(ASIN, 'US', 7)?.imageUrl).toBe('https://m.media-amazon.com/images/I/made-1.jpg')
  expect(existsSync(stored())).toBe(false)
})

test('ignores an image URL that has the form of our stored pictures', async () => {
  const { importFile, address } = openEmptyCatalogue()
  await importFile(
    testFile(
      'products.json',
      records(madeRecord({ image_url: `/images/product/US/${ASIN}.webp?v=${'0'.repeat(16)}` })),
    ),
  )
  expect(address()).toBeNull()
})
