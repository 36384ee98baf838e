/** Adds rights with all facts, and rights with only the required facts, to the sample rights. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { EnforcementCase, Patent } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { lineSvg } from '#fixtures/catalogue/shapes/render.ts'
import { TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { describePicture } from '#server/features/rights/picture-comparison/describe.ts'
import { decode } from '#server/features/rights/picture-search/decode.ts'
import { openRightsForWriting } from '#server/features/rights/register/rights-file.ts'
import { rightsWriter } from '#server/features/rights/register/rights-writer.ts'
import { BARE_DRAWN, BARE_GRANT, BARE_MARK, BARE_PATENT, ORPHAN_MARK, WHOLE_MARK, WHOLE_PATENT } from './given.ts'

export async function rightsWithNamed(dir: string): Promise<string> {
  const file = join(dir, 'rights.sqlite')
  copyFileSync(TEST_RIGHTS, file)
  const db = openRightsForWriting(file)
  const writer = rightsWriter(db)
  for (const mark of [wholeMark, bareMark, orphanMark]) writer.putMark(mark)
  const drawn = await decode(await drawnTeapot())
  const descriptor = typeof drawn === 'string' ? null : describePicture(drawn.pixels)
  const drawing = { family: 'teapot', seed: 1, stretch: 1 } as const
  const described = { no: 1, kind: 'perspective', drawing, descriptor } as const
  const plain = { no: 2, kind: 'detail', drawing: null, descriptor: null } as const
  writer.putPatent(wholePatent, [described, plain], '2026-11-12T00:00:00.000Z')
  writer.putPatent(barePatent, [], '2026-11-12T00:00:00.000Z')
  writer.putPatent(bareGrant, [], '2026-11-12T00:00:00.000Z')
  writer.putPatent(bareDrawn, [await otherView()], '2026-11-12T00:00:00.000Z')
  for (const each of cases) writer.putCase(each)
  db.close()
  return file
}

export const drawnTeapot = (): Promise<Buffer> =>
  sharp(Buffer.from(lineSvg('teapot', 1)))
    .resize(300)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

async function otherView() {
  const drawing = { family: 'umbrella', seed: 1, stretch: 1 } as const
  const png = await sharp(Buffer.from(lineSvg('umbrella', 1)))
    .resize(300)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const drawn = await decode(png)
  const descriptor = typeof drawn === 'string' ? null : describePicture(drawn.pixels)
  return { no: 1, kind: 'perspective', drawing, descriptor } as const
}

const barePatent: Omit<Patent, 'id' | 'views'> = {
  office: 'IN',
  publicationNumber: BARE_PATENT.number,
  applicationNumber: null,
  title: BARE_PATENT.title,
  titleZh: null,
  locarno: [{ class: 26, subclass: null, edition: null }],
  applicants: [{ name: 'Bare Facts', address: null, country: null }],
  designers: [],
  agency: null,
  agents: [],
  filedOn: null,
  publishedOn: '2026-11-10',
  grantedOn: null,
  termYears: null,
  events: [],
  family: [],
  priorities: [],
  abstract: null,
  source: 'uspto',
  observedOn: '2026-11-15',
}
const bareGrant: Omit<Patent, 'id' | 'views'> = {
  ...barePatent,
  publicationNumber: BARE_GRANT.number,
  title: BARE_GRANT.title,
  grantedOn: '2026-11-10',
}
const bareDrawn: Omit<Patent, 'id' | 'views'> = {
  ...barePatent,
  publicationNumber: BARE_DRAWN.number,
  title: BARE_DRAWN.title,
  locarno: [{ class: 30, subclass: null, edition: null }],
}
const wholePatent: Omit<Patent, 'id' | 'views'> = {
  office: 'KR',
  publicationNumber: WHOLE_PATENT.number,
  applicationNumber: '30-2025-1',
  title: WHOLE_PATENT.title,
  titleZh: '灯',
  locarno: [{ class: 26, subclass: 5, edition: 14 }],
  applicants: [
    { name: 'Whole Facts LLC', address: 'Reno, NV', country: 'US' },
    { name: 'Jo Facts', address: null, country: null },
  ],
  designers: ['Ann Lee'],
  agency: 'North & West',
  agents: ['Ana Ruiz'],
  filedOn: '2025-01-10',
  publishedOn: '2026-11-11',
  grantedOn: '2026-11-10',
  termYears: null,
  events: [],
  family: [{ office: 'EU', publicationNumber: 'EU-1-0001' }],
  priorities: [],
  abstract: 'A lamp.',
  source: 'uspto',
  observedOn: '2026-11-15',
}
const cases: EnforcementCase[] = [
  {
    number: '2026-cv-90001',
    court: 'N.D. Ill.',
    filedOn: '2026-11-11',
    plaintiff: 'Whole Facts LLC',
    lawFirm: 'Facts & Co.',
    kind: 'design',
    stage: 'troGranted',
    defendants: 40,
    rights: [WHOLE_PATENT.number],
    source: 'uspto',
    observedOn: '2026-11-15',
  },
  {
    number: '2026-cv-90002',
    court: 'N.D. Ill.',
    filedOn: '2026-10-01',
    plaintiff: 'Whole Facts LLC',
    lawFirm: null,
    kind: 'trademark',
    stage: 'filed',
    defendants: null,
    rights: ['7000001'],
    source: 'uspto',
    observedOn: '2026-11-15',
  },
]
const bareMark: Omit<Trademark, 'id'> = {
  office: 'US',
  serialNumber: BARE_MARK.serial,
  registrationNumber: null,
  words: BARE_MARK.words,
  drawing: null,
  classes: [21],
  goods: [{ class: 21, text: 'Mugs' }],
  owners: [{ name: 'Bare Facts', address: null, country: null }],
  statusCode: '999',
  live: null,
  filedOn: null,
  registeredOn: null,
  statusOn: null,
  attorney: null,
  source: 'uspto',
  observedOn: '2026-11-15',
}
const orphanMark: Omit<Trademark, 'id'> = {
  ...bareMark,
  serialNumber: ORPHAN_MARK.serial,
  words: ORPHAN_MARK.words,
  owners: [],
}
const wholeMark: Omit<Trademark, 'id'> = {
  office: 'US',
  serialNumber: WHOLE_MARK.serial,
  registrationNumber: '7000001',
  words: WHOLE_MARK.words,
  drawing: 'standardCharacters',
  classes: [21],
  goods: [{ class: 21, text: 'Insulated mugs' }],
  owners: [
    { name: 'Whole Facts LLC', address: 'Reno, NV', country: 'US' },
    { name: 'Jo Facts', address: null, country: null },
  ],
  statusCode: '700',
  live: true,
  filedOn: '2022-01-10',
  registeredOn: '2023-05-02',
  statusOn: '2024-03-04',
  attorney: 'A. Counsel',
  source: 'uspto',
  observedOn: '2026-11-15',
}
