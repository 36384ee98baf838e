/**
 * Durable tasks: rows that a process claims by lease and finishes once. If the process dies, the task is claimed again:
 * at once if the process is known to be dead, else when its lease expires.
 */
import type { State } from '#server/db/state.ts'
import { claim, type Job, LEASE_MS, type Lease, LeaseLost, leaseOf, release, releaseUntried, renew } from './leases.ts'
import type { Logger } from './logger.ts'

export interface JobHandler {
  /**
   * Does the task and commits its result in one transaction with `lease.finish`. If it throws, the task is retried; it
   * must throw when the signal aborts at the time limit or at a stop.
   */
  run(job: Job, lease: Lease, signal: AbortSignal): Promise<void>
  /** Called after the last failed try; commits the consequences in one transaction with `lease.fail`. */
  giveUp(job: Job, lease: Lease, error: unknown): Promise<void>
}

export interface JobRunner {
  /** Looks for tasks now. Call it after the transaction that added one. */
  kick(): void
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>
  /** Claims no more tasks, waits briefly for running ones, then aborts them; the next process starts them again. */
  stop(): Promise<void>
}

/** Ids of tasks that must wait; `retryAfterMs`: milliseconds until the runner should look again. */
export interface PostponedJobs {
  ids: readonly number[]
  retryAfterMs?: number
}

export interface JobOptions {
  db: State
  handlers: Record<string, JobHandler>
  log: Logger
  /** Default: none. */
  findPostponed?: () => Promise<PostponedJobs>
  concurrency?: number
  /** Called at named steps of a task; crash tests kill the process there. */
  onStep?: (step: string) => void
  times?: Partial<typeof TIMES>
}

/** Milliseconds. */
const TIMES = {
  renew: 5_000,
  /** Time limit of one try. A report takes a fraction of a second, so a task this slow hangs, and it blocks all others. */
  limit: 60_000,
  /** Time for running tasks to finish at a stop. */
  grace: 5_000,
  /** Uptime after which a process is not part of a crash loop. */
  settled: 15_000,
}
/** Failed tries before a task is given up, not counting interrupted ones. */
export const MAX_ATTEMPTS = 3
/** Tries during which the process died, before the task itself is blamed and given up. */
const MAX_INTERRUPTED = 3
/**
 * Only a settled process takes a task that has one interruption left. So a crash loop with another cause uses up no tries, and
 * a task that kills its process does so at most three times.
 */
const ONE_INTERRUPTION_LEFT = MAX_INTERRUPTED - 1

/** One long closure, because its parts share the runner's state. */
export function jobRunner({ db, handlers, log, findPostponed, concurrency = 1, onStep, times }: JobOptions): JobRunner {
  const { renew: renewMs, limit, grace, settled } = { ...TIMES, ...times }
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let stopped = false
  let claiming: Promise<void> | undefined
  let again = false
  const waiting: (() => void)[] = []
  let wakeUp: NodeJS.Timeout | undefined
  let isSettled = false

  const claimTasks = async () => {
    do {
      again = false
      while (!stopped && running.size < concurrency) {
        const { ids, retryAfterMs: later } = (await findPostponed?.()) ?? { ids: [] }
        clearTimeout(wakeUp)
        if (later !== undefined) wakeUp = setTimeout(kick, later).unref()
        const job = await claim(db, { ids, interrupted: isSettled ? undefined : ONE_INTERRUPTION_LEFT })
        if (!job) break
        onStep?.('claimed')
        const work = perform(job).finally(() => {
          running.delete(work)
          kick()
        })
        running.add(work)
      }
    } while (again)
  }
  const kick = () => {
    if (claiming) {
      again = true
      return
    }
    claiming = claimTasks()
      .catch((error: unknown) => log.error({ err: error }, 'could not look for tasks; the next periodic check retries'))
      .finally(() => {
        claiming = undefined
        if (again) kick()
        else if (running.size === 0) for (const resolve of waiting.splice(0)) resolve()
      })
  }
  const perform = async (job: Job) => {
    const handler = handlers[job.kind]
    const lease = leaseOf(job)
    const renewal = setInterval(() => {
      // If renewing fails, the worst case is a lost lease: another process redoes the task, and this one cannot commit.
      renew(db, job).catch((error: unknown) =>
        log.warn({ err: error, job }, 'could not renew the lease of a task; it will be redone if the lease expires'),
      )
    }, renewMs)
    try {
      if (!handler) throw new Error(`No handler for tasks of kind ${job.kind}`)
      // Without this limit, a task that crashes the process would crash every restart.
      if (isKiller(job)) throw new Error('The process died on every try')
      await handler.run(job, lease, AbortSignal.any([AbortSignal.timeout(limit), stopping.signal]))
    } catch (error) {
      await afterFailure(job, handler, lease, error)
    } finally {
      clearInterval(renewal)
    }
  }
  const afterFailure = async (job: Job, handler: JobHandler | undefined, lease: Lease, error: unknown) => {
    if (error instanceof LeaseLost) return
    if (!stopped) log.warn({ err: error, job }, 'task failed')
    try {
      const failed = job.attempts - job.interrupted
      if (stopped) await releaseUntried(db, job)
      else if (failed >= MAX_ATTEMPTS || isKiller(job) || error instanceof PermanentFailure)
        await handler?.giveUp(job, lease, error)
      else await release(db, job)
    } catch (second) {
      if (!(second instanceof LeaseLost))
        log.error({ err: second, job }, 'could not release a failed task; it is free again when its lease expires')
    }
  }
  // Leases of processes on other machines only expire, so look again periodically.
  const periodicCheck = setInterval(kick, LEASE_MS)
  periodicCheck.unref()
  const settling = setTimeout(() => {
    isSettled = true
    kick()
  }, settled)
  settling.unref()
  return {
    kick,
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        kick()
      }),
    async stop() {
      stopped = true
      clearInterval(periodicCheck)
      clearTimeout(settling)
      clearTimeout(wakeUp)
      await claiming
      const patience = setTimeout(() => stopping.abort(), grace)
      await Promise.allSettled(running)
      clearTimeout(patience)
    },
  }
}

const isKiller = ({ interrupted }: Job): boolean => interrupted >= MAX_INTERRUPTED

/** Thrown by a handler when a retry cannot help; `failure` says why. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  readonly failure: string

  constructor(failure: string, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}
