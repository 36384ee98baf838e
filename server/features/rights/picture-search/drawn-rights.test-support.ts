/** A rights file whose drawings show the sample products, so that the right hits are known. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Patent } from '#contracts/model/rights/patent.ts'
import { lineSvg, productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { describePicture } from '../picture-comparison/describe.ts'
import { rightsOf } from '../register/rights.ts'
import { ensureRights, openRights, openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import { decode } from './decode.ts'
import { rightSearch } from './right-search.ts'

export const FAMILIES = [
  'teapot',
  'sneaker',
  'hair-dryer',
  'garlic-press',
  'desk-lamp',
  'headlamp',
  'umbrella',
  'water-bottle',
]
const SEEDS = [1, 2]

export const patentFacts = (family: string, seed: number): Omit<Patent, 'id' | 'views'> => ({
  office: seed === 1 ? 'US' : 'CN',
  publicationNumber: `${seed === 1 ? 'D' : 'CN'}${1_000_000 + FAMILIES.indexOf(family) * 10 + seed}`,
  applicationNumber: null,
  title: family.replace('-', ' '),
  titleZh: null,
  locarno: [{ class: FAMILIES.indexOf(family) + 1, subclass: seed, edition: 14 }],
  applicants: [{ name: `${family} Works LLC`, address: '1 Main Street, Reno', country: 'US' }],
  designers: ['Kim Lee'],
  agency: 'North & West',
  agents: ['Ana Ruiz'],
  filedOn: '2024-03-01',
  publishedOn: '2025-06-10',
  grantedOn: '2025-06-10',
  termYears: null,
  events: [],
  family: [],
  priorities: [],
  abstract: null,
  source: 'sample',
  observedOn: '2026-11-01',
})

export const png = (svg: string, change: (image: Sharp) => Sharp = (image) => image) =>
  change(sharp(Buffer.from(svg)).resize(320).flatten({ background: '#fff' }))
    .png()
    .toBuffer()

export const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A product as a seller photographs it: in colour, rotated by 12°. */
export const photoOf = async (family: string, seed: number) =>
  dataUrl(await png(productSvg(family, seed, { size: 320 }), (image) => image.rotate(12, { background: '#fff' })))

/** A JPG of a product that is larger than the picture that a query stores. */
export const largePhotoOf = async (family: string) =>
  dataUrl(
    await sharp(Buffer.from(productSvg(family, 1, { size: 1000 })))
      .flatten()
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  )

/** @param shape family and seed of the drawing; `addedAt`: ISO instant */
export async function addPatent(
  file: string,
  patent: Omit<Patent, 'id' | 'views'>,
  shape: [string, number],
  addedAt: string,
) {
  const [family, seed] = shape
  const drawn = await decode(await png(lineSvg(family, seed)))
  const descriptor = typeof drawn === 'string' ? null : describePicture(drawn.pixels)
  const connection = openRightsForWriting(file)
  const view = { no: 1, kind: 'front', drawing: { family, seed, stretch: 1 }, descriptor } as const
  const id = rightsWriter(connection).putPatent(patent, [view], addedAt)
  connection.close()
  return id
}

/** @param families whose designs are patented; none gives an empty file */
export async function drawnRights(families: readonly string[] = FAMILIES) {
  const folder = mkdtempSync(join(tmpdir(), 'rights-'))
  const file = join(folder, 'rights.sqlite')
  ensureRights(file)
  for (const family of families)
    for (const seed of SEEDS)
      await addPatent(file, patentFacts(family, seed), [family, seed], '2026-11-01T00:00:00.000Z')
  const connection = openRights(file)
  const search = rightSearch(file, TEST_CATALOGUE)
  return {
    file,
    rights: rightsOf(connection),
    search,
    async close() {
      await search.close()
      connection.close()
      rmSync(folder, { recursive: true })
    },
  }
}
