import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRightsForWriting } from '#server/features/rights/register/rights-file.ts'
import { rightsWriter } from '#server/features/rights/register/rights-writer.ts'
import { testFile, testFolder } from '../uspto/test-file.test-support.ts'
import { importPatents } from './import-patents.ts'
import { madeGrant, recordName } from './made-grant.test-support.ts'

const TODAY = '2026-11-20'
const now = () => new Date(`${TODAY}T08:00:00.000Z`)

function open() {
  const db = openRightsForWriting(':memory:')
  const folder = testFolder()
  const rights = rightsOf(db)
  return {
    db,
    rights,
    folder,
    importFile: (file: string) => importPatents({ db, file, folder, now }),
    patent: (number: string) =>
      rights.patentsWhere({ publicationNumber: number }, { sort: 'granted', order: 'desc', limit: 2, offset: 0 }, TODAY)
        .patents[0],
    views: (id: number) => rights.views(id),
    described: () => [...rights.describedPatents(0)].flatMap(({ views }) => views.map(({ no }) => no)),
  }
}

const NUMBER = 'D0990001'
const RECORD = recordName(NUMBER, '20261103')
const figures = ['is a perspective view of a mug', 'is a front view thereof', 'is a top view thereof']

/** A scanned sheet like the office's: two colours, fax compression. */
const sheet = (picture = MUG) =>
  sharp(Buffer.from(picture))
    .resize(1280, 1650)
    .flatten({ background: '#fff' })
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer()
const MUG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 330"><g fill="none" stroke="#000" stroke-width="2">
<path d="M70 90V230Q70 250 90 250H150Q170 250 170 230V90Z"/><ellipse cx="120" cy="90" rx="50" ry="12"/>
<path d="M170 120Q210 120 210 165T170 210"/></g></svg>`

test('imports the designs of a weekly file and counts other grants', async () => {
  const { importFile, patent } = open()
  const utility = madeGrant({ number: '11617522', type: 'utility', kind: 'B2' }).replace(
    '<claims>',
    `${'<p>long</p>'.repeat(5000)}<claims>`,
  )
  const file = testFile('ipg261103.xml', [utility, madeGrant(), utility, madeGrant({ number: 'D0990002' })].join(''))
  expect(await importFile(file)).toMatchObject({ read: 4, imported: 2, skipped: 2, rejected: 0, broken: null })
  expect(patent('D990002')).toMatchObject({ title: 'Folding mug', source: 'uspto', views: [] })
})

test('patents of earlier versions get their priority claims when the file is imported again', async () => {
  const { importFile, patent, db } = open()
  const more = `<priority-claims><priority-claim sequence="01" kind="national"><country>CN</country>
<doc-number>202430123456.7</doc-number><date>20240701</date></priority-claim></priority-claims>`
  const file = testFile('ipg261103.xml', madeGrant({ more }))
  await importFile(file)
  db.exec(`UPDATE patent SET facts = json_remove(facts, '$.priorities'); DELETE FROM patent_priority`)
  expect(await importFile(file)).toMatchObject({ changed: 1, unchanged: 0 })
  expect(patent('D990001')?.priorities).toEqual([{ country: 'CN', number: '202430123456.7', filedOn: '2024-07-01' }])
  expect(await importFile(file)).toMatchObject({ changed: 0, unchanged: 1 })
})

test('imports and describes drawings next to the file, in the folder of the record, and as PNG', async () => {
  const { importFile, patent, views, described, folder } = open()
  const file = testFile('ipg261103.xml', madeGrant({ figures }))
  testFile(`${RECORD}-D00001.TIF`, await sheet(), dirname(file))
  testFile(`${RECORD}/${RECORD}-D00002.tif`, await sheet(), dirname(file))
  testFile(
    `${RECORD}-d00003.png`,
    await sharp(await sheet())
      .png()
      .toBuffer(),
    dirname(file),
  )
  const summary = await importFile(file)
  expect(summary.drawings).toEqual({ imported: 3, figures: 3, missing: 0, rejections: {} })
  const { id } = patent('D990001') ?? { id: 0 }
  expect(views(id).map(({ kind, drawing }) => [kind, drawing])).toEqual([
    ['perspective', { file: 'US/D990/D990001-1-1.png' }],
    ['front', { file: 'US/D990/D990001-2-1.png' }],
    ['top', { file: 'US/D990/D990001-3-1.png' }],
  ])
  expect(described()).toEqual([1, 2, 3])
  expect(await sharp(join(folder, 'US/D990/D990001-1-1.png')).metadata()).toMatchObject({
    format: 'png',
    channels: 1,
  })
})

test('adds only new drawings in a second run', async () => {
  const { importFile, patent, views, described, folder } = open()
  const file = testFile('ipg261103.xml', madeGrant({ figures }))
  testFile(`${RECORD}-D00002.TIF`, await sheet(), dirname(file))
  expect(await importFile(file)).toMatchObject({ imported: 1, drawings: { imported: 1, missing: 2 } })
  const before = statSync(join(folder, 'US/D990/D990001-2-1.png')).mtimeMs
  expect(await importFile(file)).toMatchObject({ imported: 0, unchanged: 1, drawings: { imported: 0, missing: 2 } })
  testFile(`${RECORD}-D00001.TIF`, await sheet(), dirname(file))
  expect(await importFile(file)).toMatchObject({ changed: 1, drawings: { imported: 1, missing: 1 } })
  expect(statSync(join(folder, 'US/D990/D990001-2-1.png')).mtimeMs).toBe(before)
  const biblioOnly = testFile('ipgb261103.xml', madeGrant().replace(/<claims>.*<\/claims>/s, ''))
  expect(await importFile(biblioOnly)).toMatchObject({ unchanged: 1 })
  const known = patent('D990001')
  expect(known?.abstract).toContain('ornamental design')
  expect(views(known?.id ?? 0).map(({ drawing }) => drawing !== null)).toEqual([true, true, false])
  expect(described()).toEqual([1, 2])
})

test('describes a drawing with an outdated descriptor again if its file is available', async () => {
  const { db, importFile, rights } = open()
  const file = testFile('ipg261103.xml', madeGrant({ figures: figures.slice(0, 1) }))
  testFile(`${RECORD}-D00001.TIF`, await sheet(), dirname(file))
  await importFile(file)
  const descriptor = () => [...rights.describedPatents(0)][0]?.views[0]?.descriptor
  const made = descriptor()
  db.prepare('UPDATE patent_view SET descriptor = ?').run(Buffer.from([255, 0, 0, 0]))
  const elsewhere = testFile('ipg261103.xml', madeGrant({ figures: figures.slice(0, 1) }))
  expect(await importFile(elsewhere)).toMatchObject({ unchanged: 1, drawings: { missing: 1 } })
  expect(await importFile(file)).toMatchObject({ changed: 1, drawings: { imported: 1 } })
  expect(descriptor()).toEqual(made)
})

test('imports a zip with its drawings', async () => {
  const { importFile, described } = open()
  const zip = zipSync({
    [`${RECORD}/${RECORD}.XML`]: Buffer.from(madeGrant({ figures: figures.slice(0, 1) })),
    [`${RECORD}/${RECORD}-D00001.TIF`]: await sheet(),
  })
  expect(await importFile(testFile(`${RECORD}.ZIP`, zip))).toMatchObject({
    imported: 1,
    drawings: { imported: 1, missing: 0 },
  })
  expect(described()).toEqual([1])
})

test('rejects an invalid picture by name and imports the patent without it', async () => {
  const { importFile, patent, views, folder } = open()
  const bad: [string, Uint8Array][] = [
    ['noPicture', Buffer.from(MUG)],
    ['damaged', (await sheet()).subarray(0, 500)],
    [
      'damaged',
      (
        await sharp(await sheet())
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
    ],
    [
      'tooLarge',
      await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ],
    ['noPicture', Buffer.from('no picture at all')],
  ]
  const file = testFile('ipg261103.xml', madeGrant({ figures: bad.map(() => 'is a view') }))
  for (const [i, [, bytes]] of bad.entries()) testFile(`${RECORD}-D0000${i + 1}.TIF`, bytes, dirname(file))
  const { imported, drawings } = await importFile(file)
  expect(imported).toBe(1)
  const rejected = Object.entries(drawings.rejections).flatMap(([fault, { first }]) =>
    first.map(({ no }) => [no, fault]),
  )
  expect(rejected.sort()).toEqual(bad.map(([fault], i) => [i + 1, fault]))
  expect(drawings.rejections.tooLarge?.first).toEqual([{ no: 4, number: 'D990001', detail: `${RECORD}-D00004.TIF` }])
  expect(views(patent('D990001')?.id ?? 0).map(({ drawing }) => drawing)).toEqual(bad.map(() => null))
  expect(readdirSync(folder)).toEqual([])
})

test('keeps a blank sheet without a descriptor', async () => {
  const { importFile, described } = open()
  const file = testFile('ipg261103.xml', madeGrant({ figures: ['is a view'] }))
  testFile(
    `${RECORD}-D00001.TIF`,
    await sheet('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>'),
    dirname(file),
  )
  expect(await importFile(file)).toMatchObject({ drawings: { imported: 1, rejections: {} } })
  expect(described()).toEqual([])
})

test('replaces a sample row by the real patent', async () => {
  const { db, importFile, patent } = open()
  const file = testFile('ipg261103.xml', madeGrant())
  await importFile(file)
  const { id, views, ...facts } = patent('D990001')!
  rightsWriter(db).putPatent(
    { ...facts, title: 'Made up', source: 'sample', observedOn: '2026-11-20' },
    [],
    now().toISOString(),
  )
  expect(await importFile(file)).toMatchObject({ imported: 1 })
  const real = patent('D990001')
  expect(real).toMatchObject({ title: 'Folding mug', source: 'uspto', views })
  // A new id, so that verdicts on the sample row do not apply to the real patent.
  expect(real?.id).not.toBe(id)
})

test.each([
  ['trademarks', '<trademark-applications-daily/>', /npm run import -- trademarks/],
  ['grants of 2001', '<?xml version="1.0"?><!DOCTYPE PATDOC SYSTEM "ST32-US-Grant-024.dtd"><PATDOC/>', /has expired/],
  ['applications', '<us-patent-application/>', /no designs/],
  ['half a grant', madeGrant().slice(0, -200), /cut off in the middle of record 1/],
])('ends with a clear message for a file with %s', async (_, content, line) => {
  const { broken } = await open().importFile(testFile('x.xml', content))
  expect(broken?.message).toMatch(line)
})
