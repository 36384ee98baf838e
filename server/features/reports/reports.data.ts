/** What reports hold of a person. */
import { join } from 'node:path'
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { jsonFile, storedFile } from '#server/platform/row-files.ts'
import { dropTasksOf } from '#server/platform/turns.ts'

export const reportsData: PersonalData = {
  files: {
    'zh-CN': [
      'reports.json          报告列表；已完成报告的 PDF 在 reports 文件夹',
      'report_versions.json  各报告保留的版本：生成时间与数据日期',
    ],
    'en-US': [
      'reports.json          list of reports; PDFs of finished ones are in the folder reports',
      'report_versions.json  versions that are kept of each report: when they were made, and the day of their data',
    ],
  },
  async *export({ db, files }, accountId) {
    const reports = await reportsOf(db, accountId)
    yield jsonFile(
      'reports',
      reports.map(({ file: _internal, ...report }) => report),
    )
    yield jsonFile('report_versions', await versionsOf(db, accountId))
    // Named by the row, not by the file: nothing that anybody typed is part of a path.
    for (const { marketplace, subject, file } of reports)
      if (file !== null) yield* storedFile(join(files, file), `reports/${marketplace}-${subject}.pdf`)
  },
  async erase(db, { id }) {
    const reports = await db.deleteFrom('report').where('account_id', '=', id).returning('file').execute()
    await dropTasksOf(db, id)
    return reports.flatMap(({ file }) => file ?? [])
  },
}

/** `file` names the PDF of those that are finished. */
const reportsOf = (db: State, accountId: number) =>
  db
    .selectFrom('report')
    .select(['id', 'kind', 'marketplace', 'subject', 'keyword', 'title', 'card'])
    .select(['state', 'failure', 'language', 'file', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

const versionsOf = (db: State, accountId: number) =>
  db
    .selectFrom('report_version')
    .innerJoin('report', 'report.id', 'report_version.report_id')
    .select(['report_id', 'report_version.revision', 'made_at', 'as_of'])
    .where('account_id', '=', accountId)
    .orderBy('report_id')
    .orderBy('report_version.revision')
    .execute()
