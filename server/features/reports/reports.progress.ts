/** How far the running tasks are. Kept in memory only: after a restart a task simply shows as queued again. */

import type { reports } from '#contracts/api/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { perWorld } from '#server/domain/per-world.ts'
import type { World } from '#server/domain/world.ts'
import type { ReportRow } from './reports.store.ts'

type Stage = Output<typeof reports.productList>['row'][number]['stage']

const runningOf = perWorld(() => new Map<number, { stage: Stage; progress: number }>())

/** Notes the progress and tells the streams of the owner. */
export function announce(world: World, report: ReportRow, stage: Stage, progress: number): void {
  const mine = runningOf(world)
  if (report.state === 0) mine.set(report.id, { stage, progress })
  else mine.delete(report.id)
  const { id, asin, state } = report
  world.hub.publish(report.account_id, {
    id,
    asin,
    marketplace: report.marketplace as Marketplace,
    state,
    stage,
    progress,
  }) // checked when written
}

const DONE = { stage: 'done', progress: 100 } as const
const FAILED = { stage: 'failed', progress: 100 } as const
const QUEUED = { stage: 'queued', progress: 0 } as const

export function progressOf(world: World, report: Pick<ReportRow, 'id' | 'state'>): { stage: Stage; progress: number } {
  if (report.state === 1) return DONE
  if (report.state === 2) return FAILED
  return runningOf(world).get(report.id) ?? QUEUED
}
