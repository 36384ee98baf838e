import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from './catalogue.ts'
import { openCatalogue } from './catalogue-file.ts'
import { pictureOf } from './product-pictures.ts'
import { requireProduct } from './require-product.ts'
import { pictureAddressOf, pictureFile, picturesFolder } from './stored-picture.ts'

const connection = openCatalogue(TEST_CATALOGUE)
const product = requireProduct(catalogueOf(connection), STORY.asin, 'US', 0)
connection.close()

function folderOfTest(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return picturesFolder(dataDir)
}

it('draws the picture of a sample row, as WebP for pages and PNG for reports', async () => {
  const formats = [await pictureOf(product, 'webp', ''), await pictureOf(product, 'print', '')]
  const drawn = await Promise.all(formats.map(async (bytes) => (await sharp(bytes!).metadata()).format)) // sample rows always have a picture
  expect(drawn).toEqual(['webp', 'png'])
})

it('returns a stored picture unchanged for pages and as a smaller JPG for reports', async () => {
  const folder = folderOfTest()
  const stored = { ...product, shape: null, imageUrl: pictureAddressOf(product, '0123456789abcdef') }
  expect(await pictureOf(stored, 'webp', folder)).toBeNull()
  const webp = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#478' } })
    .webp()
    .toBuffer()
  const file = pictureFile(product, folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, webp)
  expect(await pictureOf(stored, 'webp', folder)).toEqual(webp)
  const printed = await pictureOf(stored, 'print', folder)
  expect(await sharp(printed!).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 300 }) // the file exists
})

it('returns null for an external picture address, even if a file is stored', async () => {
  const folder = folderOfTest()
  const file = pictureFile(product, folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'webp')
  for (const imageUrl of ['https://m.media-amazon.com/images/I/a.jpg', null]) {
    const elsewhere = { ...product, shape: null, imageUrl }
    expect(await pictureOf(elsewhere, 'print', folder)).toBeNull()
  }
})
