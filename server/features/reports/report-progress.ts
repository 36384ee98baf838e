/** Progress is kept in memory only: after a restart a task shows as queued again. */
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
  /** The sentence just written, during the stage `writing`. */
  sentence?: string
}

const progressByReport = perWorld(() => new Map<number, Progress>())

/** `undefined` removes the progress of a report that is no longer being made. */
export function setProgress(world: World, reportId: number, progress: Progress | undefined): void {
  const mine = progressByReport(world)
  if (progress) mine.set(reportId, progress)
  else mine.delete(reportId)
}

const DONE: Progress = { stage: 'done', progress: 100 }
const FAILED: Progress = { stage: 'failed', progress: 100 }
const QUEUED: Progress = { stage: 'queued', progress: 0 }

export function progressOf(world: World, report: { id: number; state: number }): Progress {
  if (report.state === 1) return DONE
  if (report.state === 2) return FAILED
  return progressByReport(world).get(report.id) ?? QUEUED
}
