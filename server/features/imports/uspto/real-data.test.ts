/** Tests with original USPTO files: set REAL_DATA_DIR to the folder that contains uspto/. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { isLive } from '#contracts/model/rights/status-codes.ts'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRightsForWriting } from '#server/features/rights/register/rights-file.ts'
import { importPatents } from '../patents/import-patents.ts'
import { drawingOfCode } from '../trademarks/drawing-codes.ts'
import { testFile, testFolder } from './test-file.test-support.ts'

const FOLDER = process.env.REAL_DATA_DIR
const TODAY = '2026-11-20'
const now = () => new Date(`${TODAY}T08:00:00.000Z`)

describe.skipIf(!FOLDER)('weekly grants of the USPTO', () => {
  const folder = join(FOLDER ?? '', 'uspto')
  const zips = () => readdirSync(folder).filter((name) => name.endsWith('.zip'))

  test('contain three designs, one of them twice, which are imported with the facts in the files', async () => {
    const db = openRightsForWriting(':memory:')
    const importZip = (zip: string) => importPatents({ db, file: join(folder, zip), folder: testFolder(), now })
    const sums = []
    for (const zip of zips()) sums.push(await importZip(zip))
    expect(sums).toMatchObject([
      { read: 11, imported: 1, unchanged: 1, skipped: 9, rejected: 0, broken: null },
      { read: 3, imported: 2, unchanged: 0, skipped: 1, rejected: 0, broken: null },
    ])
    expect(await importZip('ipgb20230404_wk14.zip')).toMatchObject({ imported: 0, changed: 0, unchanged: 2 })
    const page = { sort: 'granted', order: 'asc', limit: 10, offset: 0 } as const
    const { patents } = rightsOf(db).patentsWhere({}, page, TODAY)
    const texts = zips().map((zip) => textIn(join(folder, zip)))
    expect(patents).toHaveLength(3)
    for (const patent of patents) {
      // Extracted independently of the importer.
      const number = patent.publicationNumber.replace('D', 'D0')
      const record =
        texts
          .join('')
          .split('<?xml')
          .find((text) => text.includes(`<doc-number>${number}</doc-number>\n`)) ?? ''
      const first = (pattern: RegExp) => pattern.exec(record)?.[1] ?? ''
      const day = first(/date-publ="(\d+)"/)
      expect(patent.grantedOn?.replaceAll('-', '')).toBe(day)
      expect(patent.title).toBe(first(/<invention-title[^>]*>([^<]*)</))
      expect(patent.applicationNumber?.replace(/\D/g, '')).toBe(
        first(/appl-type="design">\s*<document-id>\s*<country>US<\/country>\s*<doc-number>(\d+)/),
      )
      expect(String(patent.termYears)).toBe(first(/<length-of-grant>(\d+)/))
      const { class: no, subclass, edition } = patent.locarno[0]!
      const locarno = `${String(no).padStart(2, '0')}${String(subclass).padStart(2, '0')}`
      expect([String(edition), locarno]).toEqual([
        first(/<classification-locarno>\s*<edition>(\d+)/),
        first(/<main-classification>(\d{4})</),
      ])
      const owner =
        first(/<assignee>\s*<addressbook>\s*<orgname>([^<]*)/) || first(/<us-applicant [\s\S]*?<last-name>([^<]*)/)
      expect(patent.applicants.map(({ name }) => name).join()).toContain(owner)
      expect(patent.designers).toHaveLength(record.match(/<inventor /g)?.length ?? 0)
    }
  })

  test('are imported up to the record where a truncated file ends', async () => {
    const db = openRightsForWriting(':memory:')
    const text = textIn(join(folder, 'ipgb20230404_wk14.zip'))
    const file = testFile('half.xml', text.slice(0, text.lastIndexOf('</us-bibliographic-data-grant>')))
    const { broken, imported } = await importPatents({ db, file, folder: testFolder(), now })
    expect([imported, broken]).toEqual([2, { row: 3, message: 'The file is cut off in the middle of record 3.' }])
  })
})

describe.skipIf(!FOLDER)('the code tables of the USPTO', () => {
  /** The first column and the whole line of each row. */
  const rows = (name: string) =>
    readFileSync(join(FOLDER ?? '', 'uspto', name), 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => [line.split(',')[0] ?? '', line] as const)

  test('contain only drawing codes that map to a kind of drawing', () => {
    for (const [code] of rows('trademark-drawing-codes.csv'))
      expect([code, drawingOfCode(code), drawingOfCode(`${code}000`)]).not.toContain(null)
    expect(drawingOfCode('0000')).toBeNull()
  })

  test('agree with isLive about every status code', () => {
    for (const [code, line] of rows('trademark-status-codes.csv')) {
      const says = /,(Live|Dead|Indifferent)[^,]*$/.exec(line)?.[1]
      expect([code, isLive(code)]).toEqual([code, says === 'Live' ? true : says === 'Dead' ? false : null])
    }
  })
})

const textIn = (zip: string) =>
  Object.entries(unzipSync(readFileSync(zip)))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => new TextDecoder().decode(bytes))
    .join('')
