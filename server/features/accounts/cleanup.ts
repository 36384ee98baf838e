/** What accounts owe people without anybody asking: closed ones are erased in time, and what has expired is removed. */
import type { Logger } from '#server/platform/logger.ts'
import type { AccountsWorld, Cleanup } from './accounts.world.ts'
import { eraseOverdue } from './closing.ts'
import { prune } from './prune.store.ts'

const EVERY_MS = 3_600_000

/** `world` is a function, since the world holds the clean-up. */
export function cleanup(world: () => AccountsWorld, log: Logger, everyMs = EVERY_MS): Cleanup {
  let last = Promise.resolve()
  const pass = async () => {
    await prune(world().db, world().clock.now())
    await eraseOverdue(world())
  }
  const run = () => {
    last = last.then(pass).catch((error: unknown) => log.error({ err: error }, 'cleaning up accounts failed'))
    return last
  }
  const timer = setInterval(() => void run(), everyMs)
  timer.unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
