/** The task behind a report: drawn by a worker, put in its place by a rename, committed once; refunded when it fails. */
import { renameSync } from 'node:fs'
import { languageOf } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { Hopeless, type JobHandler } from '#server/domain/jobs.ts'
import type { Job, Lease } from '#server/domain/leases.ts'
import { credit } from '#server/domain/ledger.ts'
import type { World } from '#server/domain/world.ts'
import type { RenderPool } from './render-pool.ts'
import type { Progress } from './report-task.ts'
import { pathOf, removeFile } from './reports.files.ts'
import { announce } from './reports.progress.ts'
import { causeOf, fileNameOf } from './reports.rules.ts'
import { completeReport, failReport, type ReportRow, reportOfId } from './reports.store.ts'

export interface ReportJobs {
  pool: RenderPool
  catalogueFile: string
  onStep?: ((step: string) => void) | undefined
}

/** `world` is asked for late: the world holds the runner that holds this handler. */
export function reportJobs({ pool, catalogueFile, onStep }: ReportJobs, world: () => World): JobHandler {
  return {
    async run(job, lease, signal) {
      const report = await reportOfId(world().db, job.subject)
      if (report?.revision !== job.revision) throw new Hopeless('reportGone')
      if (world().scenarios.has('reportFailing', report.account_id)) throw new Hopeless('tooManyAttempts')
      const file = fileNameOf(report.id, job.revision, job.attempts)
      const part = pathOf(world(), `${file}.part`)
      const tell = (p: Progress) => announce(world(), report, p.stage, p.progress)
      const result = await pool.make(taskOf(report, part), tell, signal)
      if (result.outcome === 'hopeless') throw new Hopeless(result.failure, result.detail)
      onStep?.('rendered')
      renameSync(part, pathOf(world(), file))
      onStep?.('fileRenamed')
      try {
        await commit(report, job, lease, file, result.model)
      } catch (error) {
        removeFile(world(), file)
        throw error
      }
      announce(world(), { ...report, state: 1 }, 'done', 100)
      removeFile(world(), report.file)
    },
    async giveUp(job, lease, error) {
      const failure = error instanceof Hopeless ? error.failure : 'tooManyAttempts'
      const at = world().clock.iso()
      await world()
        .db.transaction()
        .execute(async (trx) => {
          await lease.fail(trx)
          await failReport(trx, { id: job.subject, revision: job.revision, failure, at })
          await refund(trx, job, at)
          onStep?.('beforeCommit')
        })
      onStep?.('afterCommit')
      const report = await reportOfId(world().db, job.subject)
      if (report?.revision === job.revision) announce(world(), report, 'failed', 100)
    },
  }

  function taskOf(report: ReportRow, file: string) {
    return {
      ...{ catalogueFile, file },
      marketplace: report.marketplace as Marketplace, // checked when the row was written
      asin: report.asin,
      accountId: report.account_id,
      language: languageOf(report.language),
      now: world().clock.iso(),
    }
  }

  async function commit(report: ReportRow, job: Job, lease: Lease, file: string, model: string) {
    const at = world().clock.iso()
    await world()
      .db.transaction()
      .execute(async (trx) => {
        await lease.finish(trx)
        await completeReport(trx, { id: report.id, revision: job.revision, file, model, at })
        onStep?.('beforeCommit')
      })
    onStep?.('afterCommit')
  }
}

/** Gives back exactly what the revision was charged, to whom it was charged: the report itself may be gone. */
async function refund(db: World['db'], job: Job, at: string): Promise<void> {
  const cause = causeOf(job.subject, job.revision)
  const charged = await db
    .selectFrom('ledger')
    .select(['account_id', 'amount'])
    .where('kind', '=', 'charge')
    .where('cause', '=', cause)
    .executeTakeFirst()
  if (charged) await credit(db, { accountId: charged.account_id, kind: 'refund', amount: -charged.amount, cause, at })
}
