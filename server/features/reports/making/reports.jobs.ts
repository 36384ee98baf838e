/** A worker renders the PDF, a rename publishes it, one transaction commits it. A failure refunds the charge. */
import { renameSync } from 'node:fs'
import { languageOf } from '#contracts/model/language.ts'
import { withLowDurability } from '#server/db/low-durability.ts'
import { refundCharge } from '#server/features/ledger/public.ts'
import { rightsOfProduct } from '#server/features/rights/public.ts'
import { todayBy } from '#server/platform/clock.ts'
import { type JobHandler, PermanentFailure } from '#server/platform/jobs.ts'
import type { Job, Lease } from '#server/platform/leases.ts'
import type { Logger } from '#server/platform/logger.ts'
import { announceProgress } from '../announce-progress.ts'
import { pathOf, removeFile } from '../reports.files.ts'
import { marketplaceOf } from '../reports.kinds.ts'
import { causeOf, fileNameOf } from '../reports.rules.ts'
import { completeReport, failReport, type ReportRow, reportOfId } from '../reports.store.ts'
import type { ReportsWorld } from '../reports.world.ts'
import { addVersion, modelOf } from '../versions.store.ts'
import type { RenderPool } from './render-pool.ts'
import type { Progress, ReportResult, ReportTask } from './report-task.ts'

export interface ReportJobs {
  pool: RenderPool
  catalogueFile: string
  log: Logger
  onStep?: ((step: string) => void) | undefined
}

/**
 * `world` is a function, because the world is built after the runner that holds this handler. Longer than 60 lines,
 * since both handlers share its helpers.
 */
export function reportJobs({ pool, catalogueFile, log, onStep }: ReportJobs, world: () => ReportsWorld): JobHandler {
  return {
    async run(job, lease, signal) {
      const report = await reportOfId(world().db, job.subject)
      if (report?.revision !== job.revision) throw new PermanentFailure('reportGone')
      if (world().taskOverrides?.isFailing(report.account_id)) throw new PermanentFailure('tooManyAttempts')
      const file = fileNameOf(report.id, job.revision, job.attempts)
      const part = pathOf(world(), `${file}.part`)
      const onProgress = (p: Progress) => announceProgress(world(), report, p)
      const result = await pool.make(await taskOf(report, part), onProgress, signal)
      if (result.outcome === 'failed') throw new PermanentFailure(result.failure, result.detail)
      if (result.problem)
        log.warn(
          { report: report.id, problem: result.problem },
          'the text of the language model was not used; the rules worded the report',
        )
      onStep?.('rendered')
      renameSync(part, pathOf(world(), file))
      onStep?.('fileRenamed')
      try {
        await commit(job, lease, file, result)
      } catch (error) {
        removeFile(world(), file)
        throw error
      }
      announceProgress(world(), { ...report, state: 1 }, { stage: 'done', progress: 100 })
      removeFile(world(), report.file)
    },
    async giveUp(job, lease, error) {
      const failure = error instanceof PermanentFailure ? error.failure : 'tooManyAttempts'
      const at = world().clock.iso()
      await world()
        .db.transaction()
        .execute(async (trx) => {
          await lease.fail(trx)
          await failReport(trx, { id: job.subject, revision: job.revision, failure, at })
          // Refund even if the report was deleted.
          await refundCharge(trx, causeOf(job.subject, job.revision), at)
          onStep?.('beforeCommit')
        })
      onStep?.('afterCommit')
      const report = await reportOfId(world().db, job.subject)
      if (report?.revision === job.revision) announceProgress(world(), report, { stage: 'failed', progress: 100 })
    },
  }

  async function taskOf(report: ReportRow, file: string): Promise<ReportTask> {
    const previousModel = await modelOf(world().db, report.id, report.current_revision)
    return {
      kind: report.kind,
      marketplace: marketplaceOf(report),
      subject: report.subject,
      keyword: report.keyword,
      catalogueFile,
      pictures: world().pictures,
      file,
      accountId: report.account_id,
      language: languageOf(report.language),
      now: world().clock.iso(),
      rights: report.kind === 'asin' ? await rightsAgainst(report) : null,
      ...(previousModel && { previousModel }),
    }
  }

  async function rightsAgainst({ id, subject, marketplace, account_id }: ReportRow): Promise<ReportTask['rights']> {
    const product = world().catalogue.product(subject, marketplaceOf({ marketplace }), account_id)
    try {
      return product ? await rightsOfProduct(world(), product, todayBy(world().clock)) : null
    } catch (error) {
      log.warn({ report: id, err: error }, 'the rights search failed; the report is rendered without rights')
      return null
    }
  }

  async function commit({ subject: id, revision }: Job, lease: Lease, file: string, rendered: RenderedReport) {
    const at = world().clock.iso()
    const model = Buffer.from(rendered.model.buffer, rendered.model.byteOffset, rendered.model.byteLength)
    // The charge is already durable; a report lost in a power cut is rendered again.
    await withLowDurability(world().db, async (trx) => {
      await lease.finish(trx)
      await completeReport(trx, { id, revision, file, at })
      await addVersion(trx, { report_id: id, revision, model, made_at: rendered.madeAt, as_of: rendered.asOf })
      onStep?.('beforeCommit')
    })
    onStep?.('afterCommit')
  }
}

type RenderedReport = Extract<ReportResult, { outcome: 'done' }>
