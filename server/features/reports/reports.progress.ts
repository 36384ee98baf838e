/** Tells how far a report is. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { noteProgress, type Stage } from '#server/domain/report-progress.ts'
import type { World } from '#server/domain/world.ts'
import type { ReportRow } from './reports.store.ts'

/** Notes the progress and tells the streams of the owner. */
export function announce(world: World, report: ReportRow, stage: Stage, progress: number): void {
  const { id, asin, state } = report
  noteProgress(world, id, state === 0 ? { stage, progress } : undefined)
  const marketplace = report.marketplace as Marketplace // checked when written
  world.hub.publish(report.account_id, { id, asin, marketplace, state, stage, progress })
}
