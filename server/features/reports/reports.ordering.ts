/** An order writes row, charge and task in one transaction: all or none. */

import type { State } from '#server/db/state.ts'
import type { Module } from '#server/features/ledger/public.ts'
import { charge } from '#server/features/ledger/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { enqueue } from '#server/platform/turns.ts'
import { type Action, causeOf, remakeRefusal, TASKS } from './reports.rules.ts'
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

export const orderReport = (world: ReportsWorld, order: Order): Promise<{ id: number; created: 0 | 1 }> =>
  world.db.transaction().execute(async (trx) => {
    // Checked inside the transaction: the second of two concurrent calls finds the report of the first.
    const existing = await reportOn(trx, order.accountId, order.subject)
    if (existing) return { id: existing.id, created: 0 }
    const created = await insertReport(trx, order.subject, order)
    await chargeAndEnqueue(trx, created, order)
    return { id: created.id, created: 1 }
  })

/** Orders the next revision. Throws a refusal if the report's state does not allow the action. */
export const orderRevision = (world: ReportsWorld, report: ReportRow, action: Action, order: Order): Promise<void> =>
  world.db.transaction().execute(async (trx) => {
    const current = await reportOf(trx, order.accountId, report.id)
    const refusal = current ? remakeRefusal(action, current.state) : refuse('reportNotFound')
    if (refusal) throw refusal
    const { revision } = await restartReport(trx, report.id, order.subject, order)
    await chargeAndEnqueue(trx, { id: report.id, revision }, order)
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
