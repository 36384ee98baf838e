/** What is read of reports: pages of their lists, the version that can be read, and the former ones. */
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { Context } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { unpackModel } from './making/packed-model.ts'
import { keyOf } from './reports.files.ts'
import { wordsOf } from './reports.kinds.ts'
import { type ReportFilter, reportsOf } from './reports.list.store.ts'
import { type ReportRow, reportOf, reportOn } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'
import { modelOf } from './versions.store.ts'

/** Who asks, in which world. */
export type Asking = Pick<Context<ReportsWorld>, 'world' | 'language'> & { readonly user: { readonly id: number } }

export interface Listing extends Pick<ReportFilter, 'id' | 'marketplace' | 'state'> {
  page?: number
  size?: number
  search?: string
}

/** The rows of a page of the list, and the key that opens their PDFs. */
export async function listed(
  { world, user, language, query }: Asking & { query: Listing },
  kind: ReportKind,
  subject?: string,
) {
  const { page = 1, size = PAGE_SIZE, search, id, marketplace, state } = query
  const filter = { id, marketplace, state, subject, words: wordsOf(search) }
  const { rows, total } = await reportsOf(world.db, { accountId: user.id, kind }, { page, size }, filter)
  return { rows, paging: { total, page, size }, key: await keyOf(world, user.id, language) }
}

/** The report on a subject, with the model that can be read. Throws `reportNotFound`. */
export async function online({ world, user, language }: Asking, on: Parameters<typeof reportOn>[2]) {
  const row = await reportOn(world.db, user.id, on)
  if (!row) throw refuse('reportNotFound')
  const model = await modelOf(world.db, row.id, row.current_revision)
  return { row, report: model ? unpackModel(model) : null, key: await keyOf(world, user.id, language) }
}

/** A report that is made and that nothing is being done with: which version of which it is, and how to read it. */
export async function readable(world: ReportsWorld, accountId: number, on: Parameters<typeof reportOn>[2]) {
  const row = await reportOn(world.db, accountId, on)
  if (row?.state !== 1 || row.current_revision === null) return undefined
  const { id, current_revision: revision } = row
  const read = async () => {
    const model = await modelOf(world.db, id, revision)
    return model && unpackModel(model)
  }
  return { id, revision, read }
}

/** The account's report of the kind, or of any; that of somebody else does not exist. */
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

/** A version of a report, the newest without a revision. Throws `versionNotFound`. */
export async function versionOf(world: ReportsWorld, { id, current_revision }: ReportRow, asked?: number) {
  const revision = asked ?? current_revision
  const model = await modelOf(world.db, id, revision)
  if (!model || revision === null) throw refuse('versionNotFound')
  return { id, revision, report: unpackModel(model) }
}
