/** Compares watched items with what they were, when the catalogue or the day has changed. */
import type { WatchSettings } from '#contracts/api/watches.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { slices } from '#server/platform/slices.ts'
import { compareSnapshots, type Snapshot } from './compare.rules.ts'
import { WATCHED } from './watched-kinds.ts'
import { storeCheck, type WatchRow, watchesToCheck } from './watches.store.ts'
import type { WatchChecks, WatchesWorld } from './watches.world.ts'

const AT_A_TIME = 200

/** The state of the data that a check looks at. */
export const checkedState = ({ screener, clock }: WatchesWorld) =>
  `${screener.products().facts.stamp} ${todayBy(clock)}`

/** Checks the watches of one account, or of all, unless they were checked with the current data today. */
export async function checkWatches(world: WatchesWorld, accountId?: number): Promise<void> {
  const checked = checkedState(world)
  const pause = slices()
  for (let after = 0; ; ) {
    const due = await watchesToCheck(world.db, {
      checked,
      after,
      limit: AT_A_TIME,
      ...(accountId !== undefined && { accountId }),
    })
    for (const watch of due) {
      await pause()
      await checkWatch(world, watch, checked)
    }
    const last = due.at(-1)
    if (!last || due.length < AT_A_TIME) return
    after = last.id
  }
}

async function checkWatch(world: WatchesWorld, watch: WatchRow, checked: string): Promise<void> {
  // The casts: this subject has written both.
  const [baseline, settings] = [JSON.parse(watch.baseline) as Snapshot, JSON.parse(watch.settings) as WatchSettings]
  const look = await WATCHED[watch.kind].look(world, watch)
  const result = { state: look.state, checked, checked_at: world.clock.iso() }
  if (look.state !== 'ok') return storeCheck(world.db, watch, { ...result, baseline: watch.baseline }, [])
  const found = compareSnapshots(baseline, look.snapshot, settings)
  await storeCheck(world.db, watch, { ...result, baseline: JSON.stringify(found.baseline) }, found.changes)
}

const INTERVAL_MS = 600_000

/** Checks all accounts every ten minutes, so that no import between two visits goes unnoticed. */
export function watchChecks(world: () => WatchesWorld, log: Logger, intervalMs = INTERVAL_MS): WatchChecks {
  let last = Promise.resolve()
  const run = () => {
    last = last
      .then(() => checkWatches(world()))
      .catch((error: unknown) => log.error({ err: error }, 'Checking watches failed; the next run retries.'))
    return last
  }
  const timer = setInterval(() => void run(), intervalMs)
  timer.unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
