/** A worker thread that runs one task at a time, because aborting a task ends the thread. */
import type { Piscina } from 'piscina'
import { queue } from '#server/platform/queue.ts'

export interface Thread {
  /** Runs a task; the callers named by `who` take turns. */
  run(who: string, task: unknown): Promise<unknown>
  waiting(who?: string): number
  close(): Promise<void>
}

/**
 * The thread starts with its first task.
 * @param filename module whose default export runs a task; its `ping` is called before the first task
 * @param limit called when a task starts, so that waiting does not count; its signal aborts the task and ends the thread
 * @param idleMs an idle thread ends after this time, until the next task; without it the thread stays alive
 */
export function thread(filename: string, limit: () => AbortSignal, idleMs?: number): Thread {
  const { run, waiting } = queue()
  let opened: Promise<Piscina> | undefined
  let closed = false
  const open = async () => {
    const { Piscina } = await import('piscina')
    // An idle thread that waits with Atomics runs no timers, so it would never end its read transaction after an import.
    const pool = new Piscina({
      filename,
      maxThreads: 1,
      ...(idleMs !== undefined && { minThreads: 0, idleTimeout: idleMs }),
      atomics: 'disabled',
    })
    await pool.run(undefined, { name: 'ping' })
    return pool
  }
  return {
    run: (who, task) =>
      run(who, async () => {
        opened ??= open()
        const pool = await opened
        // A destroyed pool would start again for the waiting tasks.
        if (closed) throw new Error('The worker thread is closed')
        return pool.run(task, { signal: limit() })
      }),
    waiting,
    async close() {
      closed = true
      await (await opened)?.destroy()
    },
  }
}
