import { inflateRawSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, stateOf } from './state.ts'
import { AT, fifthVersion, modelOf } from './state-version-5.test-support.ts'

async function migrated() {
  const connection = await fifthVersion()
  const db = stateOf(connection)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return { db, connection }
}

it('reports keep their fields, and the last finished content becomes the current version', async () => {
  const { db } = await migrated()
  const reports = await db.selectFrom('report').selectAll().orderBy('id').execute()
  const common = { kind: 'asin', marketplace: 'US', keyword: null, title: 'Travel Mug, 20 oz', language: 'zh-CN' }
  expect(reports).toMatchObject([
    { ...common, id: 1, subject: 'B0FINISHED', state: 1, revision: 3, current_revision: 3, file: '1-3-1.pdf' },
    { ...common, id: 2, subject: 'B0FAILING1', state: 2, revision: 4, current_revision: 2, failure: 'dataDamaged' },
    { ...common, id: 3, subject: 'B0PENDING1', state: 0, revision: 1, current_revision: null },
  ])
  expect(JSON.parse(reports[0]?.card ?? '')).toMatchObject({ marketplace: 'US', sample: true })
  expect(reports.map(({ search }) => search)).toEqual([
    'travel mug, 20 oz kettle & co b0finished',
    'travel mug, 20 oz kettle & co b0failing1',
    'travel mug, 20 oz b0pending1',
  ])
  const versions = await db.selectFrom('report_version').selectAll().orderBy('report_id').execute()
  expect(
    versions.map(({ model, ...version }) => ({ ...version, model: JSON.parse(inflateRawSync(model).toString()) })),
  ).toEqual([
    { report_id: 1, revision: 3, made_at: AT, as_of: '2026-11-19', model: modelOf('B0FINISHED') },
    { report_id: 2, revision: 2, made_at: AT, as_of: '2026-11-19', model: modelOf('B0FAILING1') },
  ])
})

it('a subject still has only one report, and deleting it deletes its versions', async () => {
  const { db, connection } = await migrated()
  expect(() =>
    connection.exec(`INSERT INTO report SELECT 8, account_id, marketplace, subject, card, state, failure, language,
    revision, file, created_at, updated_at, kind, title, search, keyword, current_revision FROM report WHERE id = 1`),
  ).toThrow(/UNIQUE/)
  await db.deleteFrom('report').where('id', '=', 1).execute()
  expect(await db.selectFrom('report_version').select('report_id').execute()).toEqual([{ report_id: 2 }])
})

it('tasks get the account of their report and keep their order', async () => {
  const { db } = await migrated()
  const jobs = await db.selectFrom('job').select(['subject', 'account_id', 'turn']).orderBy('turn').execute()
  expect(jobs).toEqual([
    { subject: 1, account_id: 7, turn: 1 },
    { subject: 2, account_id: 7, turn: 2 },
    { subject: 2, account_id: 7, turn: 3 },
    // Its report was deleted.
    { subject: 9, account_id: null, turn: 4 },
    { subject: 3, account_id: 7, turn: 5 },
  ])
})
