import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { Context } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { unpackModel } from './making/packed-model.ts'
import { downloadKey } from './reports.files.ts'
import { searchWords } from './reports.kinds.ts'
import { type ReportFilter, readPage } from './reports.list.store.ts'
import { type ReportRow, reportOf, reportOn } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'
import { modelOf } from './versions.store.ts'

export type Caller = Pick<Context<ReportsWorld>, 'world' | 'language'> & { readonly user: { readonly id: number } }

export interface ListQuery extends Pick<ReportFilter, 'id' | 'marketplace' | 'state'> {
  page?: number
  size?: number
  search?: string
}

export async function listReports(
  { world, user, language, query }: Caller & { query: ListQuery },
  kind: ReportKind,
  subject?: string,
) {
  const { page = 1, size = PAGE_SIZE, search, id, marketplace, state } = query
  const filter = { id, marketplace, state, subject, words: searchWords(search) }
  const { rows, total } = await readPage(world.db, { accountId: user.id, kind }, { page, size }, filter)
  return { rows, paging: { total, page, size }, key: await downloadKey(world, user.id, language) }
}

/** The report with its current model, null before the first version. Throws `reportNotFound`. */
export async function currentReport({ world, user, language }: Caller, on: Parameters<typeof reportOn>[2]) {
  const row = await reportOn(world.db, user.id, on)
  if (!row) throw refuse('reportNotFound')
  const model = await modelOf(world.db, row.id, row.current_revision)
  return { row, report: model ? unpackModel(model) : null, key: await downloadKey(world, user.id, language) }
}

/** undefined unless the report is finished and not being updated. `read` loads its current model. */
export async function readableReport(world: ReportsWorld, accountId: number, on: Parameters<typeof reportOn>[2]) {
  const row = await reportOn(world.db, accountId, on)
  if (row?.state !== 1 || row.current_revision === null) return undefined
  const { id, current_revision: revision } = row
  const read = async () => {
    const model = await modelOf(world.db, id, revision)
    return model && unpackModel(model)
  }
  return { id, revision, read }
}

/** Throws `reportNotFound`, also for another account's report. */
export async function requireReport(
  world: ReportsWorld,
  accountId: number,
  id: number,
  kind?: ReportKind,
): Promise<ReportRow> {
  const report = await reportOf(world.db, accountId, id)
  if (!report || (kind && report.kind !== kind)) throw refuse('reportNotFound')
  return report
}

/** The current version unless `requested` names another. Throws `versionNotFound`. */
export async function requireVersion(world: ReportsWorld, { id, current_revision }: ReportRow, requested?: number) {
  const revision = requested ?? current_revision
  const model = await modelOf(world.db, id, revision)
  if (!model || revision === null) throw refuse('versionNotFound')
  return { id, revision, report: unpackModel(model) }
}
