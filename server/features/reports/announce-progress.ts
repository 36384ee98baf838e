/** Tells how far a report is. */
import { noteProgress, type Progress } from './report-progress.ts'
import { eventOf } from './reports.rows.ts'
import type { ReportRow } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

/** Notes the progress and tells the streams of the owner. */
export function announce(world: ReportsWorld, report: ReportRow, progress: Progress): void {
  noteProgress(world, report.id, report.state === 0 ? progress : undefined)
  world.hub.publish(report.account_id, eventOf(report, progress))
}
