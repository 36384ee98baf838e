import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Patent } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { rightsOf } from './rights.ts'
import { openRights, openRightsForWriting } from './rights-file.ts'
import { rightsWriter } from './rights-writer.ts'

export const PATENT: Omit<Patent, 'id' | 'views'> = {
  office: 'US',
  publicationNumber: 'D1012345',
  applicationNumber: '29/832268',
  title: 'Travel mug with café lid',
  titleZh: '带盖旅行杯',
  locarno: [{ class: 7, subclass: 1, edition: 14 }],
  applicants: [{ name: 'Braxwick Living Co., Ltd.', address: '深圳市创业路1号', country: 'CN' }],
  designers: ['Haoran Chen'],
  agency: 'Tessel IP Law, P.C.',
  agents: ['Ada Corwin'],
  filedOn: '2022-03-01',
  publishedOn: '2023-09-05',
  grantedOn: '2023-09-05',
  termYears: 15,
  events: [],
  family: [],
  priorities: [],
  abstract: null,
  source: 'uspto',
  observedOn: '2023-09-05',
}

export const MARK: Omit<Trademark, 'id'> = {
  office: 'US',
  serialNumber: '97612203',
  registrationNumber: '4590785',
  words: 'BRAXWICK',
  drawing: 'stylised',
  classes: [9, 21, 45],
  goods: [{ class: 21, text: 'Mugs' }],
  owners: [{ name: 'Braxwick Living Co., Ltd.', address: null, country: 'CN' }],
  statusCode: '700',
  live: true,
  filedOn: '2022-01-01',
  registeredOn: '2023-01-01',
  statusOn: '2023-01-01',
  attorney: null,
  source: 'uspto',
  observedOn: '2026-11-01',
}

/** Writer and reader of a new file; both close with the test. */
export function newRights() {
  const folder = mkdtempSync(join(tmpdir(), 'rights-'))
  const writing = openRightsForWriting(join(folder, 'rights.sqlite'))
  const reading = openRights(join(folder, 'rights.sqlite'))
  onTestFinished(() => {
    reading.close()
    writing.close()
    rmSync(folder, { recursive: true })
  })
  return {
    db: writing,
    writer: rightsWriter(writing),
    read: () => rightsOf(reading),
    file: join(folder, 'rights.sqlite'),
  }
}
