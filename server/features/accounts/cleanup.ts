/** Hourly: erases overdue closed accounts and removes expired rows. */
import type { Logger } from '#server/platform/logger.ts'
import type { AccountsWorld, Cleanup } from './accounts.world.ts'
import { eraseOverdue } from './closing.ts'
import { prune } from './prune.store.ts'

const INTERVAL_MS = 3_600_000

/** `world` is a function because the world itself holds the clean-up. */
export function cleanup(world: () => AccountsWorld, log: Logger, intervalMs = INTERVAL_MS): Cleanup {
  let last = Promise.resolve()
  const pass = async () => {
    await prune(world().db, world().clock.now())
    await eraseOverdue(world())
  }
  const run = () => {
    last = last
      .then(pass)
      .catch((error: unknown) => log.error({ err: error }, 'Cleaning up accounts failed; the next run retries.'))
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
