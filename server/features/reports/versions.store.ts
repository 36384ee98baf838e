import type { State } from '#server/db/state.ts'
import type { ReportVersionTable } from './reports.tables.ts'

const MAX_VERSIONS = 12

/** Newest first. */
export const versionsOf = (db: State, reportId: number) =>
  db
    .selectFrom('report_version')
    .select(['revision', 'made_at', 'as_of'])
    .where('report_id', '=', reportId)
    .orderBy('revision', 'desc')
    .execute()

/** Packed; undefined if the revision has no stored model. */
export const modelOf = async (
  db: State,
  reportId: number,
  revision: number | null,
): Promise<ReportVersionTable['model'] | undefined> =>
  (
    await db
      .selectFrom('report_version')
      .select('model')
      .where('report_id', '=', reportId)
      .where('revision', '=', revision ?? 0)
      .executeTakeFirst()
  )?.model

/** Also deletes all but the latest MAX_VERSIONS. */
export async function addVersion(db: State, version: ReportVersionTable): Promise<void> {
  await db.insertInto('report_version').values(version).execute()
  const outdated = await db
    .selectFrom('report_version')
    .select('revision')
    .where('report_id', '=', version.report_id)
    .orderBy('revision', 'desc')
    .offset(MAX_VERSIONS)
    .limit(1)
    .executeTakeFirst()
  if (!outdated) return
  await db
    .deleteFrom('report_version')
    .where('report_id', '=', version.report_id)
    .where('revision', '<=', outdated.revision)
    .execute()
}
