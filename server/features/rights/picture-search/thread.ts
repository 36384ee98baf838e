/** A thread that does one task at a time: one that takes too long ends its thread, and must take nobody else's with it. */
import type { Piscina } from 'piscina'
import { queue } from '#server/platform/queue.ts'

export interface Thread {
  /** What the module answers to the task, when the turn of who asks has come. */
  run(who: string, task: unknown): Promise<unknown>
  /** How many tasks wait, of one who asks or of all. */
  waiting(who?: string): number
  close(): Promise<void>
}

/**
 * The thread is started with its first task. `filename`: the module whose default export does them, and whose `loaded` is called
 * before the first. `limit`: asked as a task is handed over, so that waiting counts for nothing; what it then says ends the
 * task, and with it all that the thread holds. `idleMs`: after so long without a task the thread ends, until the next; it
 * stays without.
 */
export function thread(filename: string, limit: () => AbortSignal, idleMs?: number): Thread {
  const { run, waiting } = queue()
  let opened: Promise<Piscina> | undefined
  let closed = false
  const open = async () => {
    const { Piscina } = await import('piscina')
    // A thread that sleeps by atomics hears no timers, and its reading would never let go of what an import has replaced.
    const pool = new Piscina({
      filename,
      maxThreads: 1,
      ...(idleMs !== undefined && { minThreads: 0, idleTimeout: idleMs }),
      atomics: 'disabled',
    })
    await pool.run(undefined, { name: 'loaded' })
    return pool
  }
  return {
    run: (who, task) =>
      run(who, async () => {
        opened ??= open()
        const pool = await opened
        // A pool that was destroyed would begin anew with what still waits.
        if (closed) throw new Error('The thread was closed')
        return pool.run(task, { signal: limit() })
      }),
    waiting,
    async close() {
      closed = true
      await (await opened)?.destroy()
    },
  }
}
