/** How far the running report tasks are. Kept in memory only: after a restart a task simply shows as queued again. */
import type { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf, Output } from '#contracts/core/endpoint.ts'
import { perWorld } from '#server/platform/per-world.ts'
import type { World } from '#server/platform/world.ts'

export type ReportEvent = EventOf<typeof reports.progress>['data']
export type Stage = Output<typeof reports.productList>['row'][number]['stage']

export interface Progress {
  stage: Stage
  /** Percent. */
  progress: number
  /** What was just written, while the stage is `writing`. */
  sentence?: string
}

const runningOf = perWorld(() => new Map<number, Progress>())

/** Notes how far a report is; undefined: it is no longer being made. */
export function noteProgress(world: World, reportId: number, progress: Progress | undefined): void {
  const mine = runningOf(world)
  if (progress) mine.set(reportId, progress)
  else mine.delete(reportId)
}

const DONE: Progress = { stage: 'done', progress: 100 }
const FAILED: Progress = { stage: 'failed', progress: 100 }
const QUEUED: Progress = { stage: 'queued', progress: 0 }

export function progressOf(world: World, report: { id: number; state: number }): Progress {
  if (report.state === 1) return DONE
  if (report.state === 2) return FAILED
  return runningOf(world).get(report.id) ?? QUEUED
}
