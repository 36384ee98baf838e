/** Tasks that a developer's overrides postpone: stuck ones until the override ends, slow ones for SLOW_MS. */
import type { PostponedJobs } from '#server/platform/jobs.ts'
import { queuedTasks } from '#server/platform/turns.ts'
import { announceProgress } from '../announce-progress.ts'
import type { Stage } from '../report-progress.ts'
import { type ReportRow, reportOfId } from '../reports.store.ts'
import type { ReportsWorld, TaskOverrides } from '../reports.world.ts'

export const SLOW_MS = 30_000
const ANNOUNCE_EVERY_MS = 1000
const STUCK_AT = { stage: 'drawing', progress: 60 } as const
const STAGES: readonly Stage[] = ['queued', 'reading', 'analysing', 'drawing']

/** `world` is a function, because the world is built after its job runner. */
export const postponedReports = (world: () => ReportsWorld) => async (): Promise<PostponedJobs> => {
  const overrides = world().taskOverrides
  if (!overrides || overrides.areNone) return { ids: [] }
  const ids: number[] = []
  let retryAfterMs: number | undefined
  for (const { id, subject, created_at } of await queuedTasks(world().db)) {
    const report = await reportOfId(world().db, subject)
    const wait = report && postponeMs(world(), overrides, report, created_at)
    if (wait === undefined) continue
    ids.push(id)
    if (wait > 0) retryAfterMs = Math.min(wait, retryAfterMs ?? ANNOUNCE_EVERY_MS)
  }
  return { ids, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/** Milliseconds until the report may be made; 0 if the override has no known end; undefined if it may be made now. */
function postponeMs(
  world: ReportsWorld,
  overrides: TaskOverrides,
  report: ReportRow,
  since: string,
): number | undefined {
  const owner = report.account_id
  if (overrides.isStuck(owner)) {
    announceProgress(world, report, STUCK_AT)
    return 0
  }
  if (!overrides.isSlow(owner)) return undefined
  const passed = world.clock.now().getTime() - Date.parse(since)
  if (passed >= SLOW_MS) return undefined
  const part = Math.max(0, passed) / SLOW_MS
  const stage = STAGES[Math.floor(part * STAGES.length)] ?? 'queued'
  announceProgress(world, report, { stage, progress: Math.round(part * 90) })
  return SLOW_MS - passed
}
