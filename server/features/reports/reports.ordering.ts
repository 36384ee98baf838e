/** Orders of reports: row, charge and task in one transaction, none without the others. */

import type { State } from '#server/db/state.ts'
import type { Module } from '#server/features/ledger/public.ts'
import { charge } from '#server/features/ledger/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { enqueue } from '#server/platform/turns.ts'
import { type Action, causeOf, refusalOfRemake, TASKS } from './reports.rules.ts'
import {
  insertReport,
  type ReportRequest,
  type ReportRow,
  reportOf,
  reportOn,
  restartReport,
  type Subject,
} from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

export interface Order extends ReportRequest {
  subject: Subject
  module: Module
}

/** Answers the report that there is, or makes one. */
export const orderReport = (world: ReportsWorld, asked: Order): Promise<{ id: number; created: 0 | 1 }> =>
  world.db.transaction().execute(async (trx) => {
    // Asked again inside: of two calls at once the second finds what the first has made.
    const existing = await reportOn(trx, asked.accountId, asked.subject)
    if (existing) return { id: existing.id, created: 0 }
    const made = await insertReport(trx, asked.subject, asked)
    await chargeAndEnqueue(trx, made, asked)
    return { id: made.id, created: 1 }
  })

/** Orders the next revision of a report. Throws what is refused in the state that it is in. */
export const orderRevision = (world: ReportsWorld, report: ReportRow, action: Action, asked: Order): Promise<void> =>
  world.db.transaction().execute(async (trx) => {
    const current = await reportOf(trx, asked.accountId, report.id)
    const refusal = current ? refusalOfRemake(action, current.state) : refuse('reportNotFound')
    if (refusal) throw refusal
    const { revision } = await restartReport(trx, report.id, asked.subject, asked)
    await chargeAndEnqueue(trx, { id: report.id, revision }, asked)
  })

async function chargeAndEnqueue(
  db: State,
  report: { id: number; revision: number },
  { subject, module, accountId, at }: Order,
) {
  const { id, revision } = report
  await charge(db, { accountId, amount: module.price, cause: causeOf(id, revision), at })
  await enqueue(db, { kind: TASKS[subject.kind], subject: id, revision, accountId, at })
}
