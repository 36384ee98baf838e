import { join } from 'node:path'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { jsonListFile, storedFile } from '#server/platform/row-files.ts'
import { dropTasksOf } from '#server/platform/turns.ts'

const BATCH_SIZE = 200

export const reportsData: PersonalData = {
  files: {
    'zh-CN': [
      'reports.json          报告列表；已完成报告的 PDF 在 reports 文件夹',
      'report_versions.json  各报告保留的版本：生成时间与数据日期',
    ],
    'en-US': [
      'reports.json          list of reports; PDFs of finished reports are in the reports folder',
      'report_versions.json  saved versions of each report: when they were created and the date of their data',
    ],
  },
  async *export({ db, files }, accountId) {
    const ids = await idsOf(db, accountId)
    yield jsonListFile('reports', reportsOf(db, ids))
    yield jsonListFile('report_versions', versionsOf(db, ids))
    // Named from checked columns, so that no path contains text a user typed.
    for await (const { marketplace, subject, file } of filesOf(db, ids))
      if (file !== null) yield* storedFile(join(files, file), `reports/${marketplace}-${subject}.pdf`)
  },
  async erase(db, { id }) {
    const reports = await db.deleteFrom('report').where('account_id', '=', id).returning('file').execute()
    await dropTasksOf(db, id)
    return reports.flatMap(({ file }) => file ?? [])
  },
}

async function idsOf(db: State, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom('report').select('id').where('account_id', '=', accountId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const reportsOf = (db: State, ids: readonly number[]) =>
  readInBatches(ids, BATCH_SIZE, (batch) =>
    db
      .selectFrom('report')
      .select(['id', 'kind', 'marketplace', 'subject', 'keyword', 'title', 'card'])
      .select(['state', 'failure', 'language', 'created_at', 'updated_at'])
      .where('id', 'in', batch)
      .orderBy('id')
      .execute(),
  )

const versionsOf = (db: State, ids: readonly number[]) =>
  readInBatches(ids, BATCH_SIZE, (batch) =>
    db
      .selectFrom('report_version')
      .select(['report_id', 'revision', 'made_at', 'as_of'])
      .where('report_id', 'in', batch)
      .orderBy('report_id')
      .orderBy('revision')
      .execute(),
  )

const filesOf = (db: State, ids: readonly number[]) =>
  readInBatches(ids, BATCH_SIZE, (batch) =>
    db.selectFrom('report').select(['marketplace', 'subject', 'file']).where('id', 'in', batch).orderBy('id').execute(),
  )
