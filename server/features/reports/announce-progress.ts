import { type Progress, setProgress } from './report-progress.ts'
import { eventOf } from './reports.rows.ts'
import type { ReportRow } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'

export function announceProgress(world: ReportsWorld, report: ReportRow, progress: Progress): void {
  setProgress(world, report.id, report.state === 0 ? progress : undefined)
  world.hub.publish(report.account_id, eventOf(report, progress))
}
