/**
 * Durable tasks: rows that a process claims by lease and finishes once. A task whose process died is claimed again — at
 * once when the process is known to be dead, else when its lease runs out.
 */
import type { State } from '#server/db/state.ts'
import { claim, giveBack, type Job, LEASE_MS, type Lease, LeaseLost, leaseOf, release, renew } from './leases.ts'
import type { Logger } from './logger.ts'

export interface JobHandler {
  /** Does the task and commits its result together with `finish`. Throws to have it tried again, also when the signal ends: its time is up. */
  run(job: Job, lease: Lease, signal: AbortSignal): Promise<void>
  /** Called when the last try failed; commits what that means together with `lease.fail`. */
  giveUp(job: Job, lease: Lease, error: unknown): Promise<void>
}

export interface JobRunner {
  /** Looks for tasks now: call it after the transaction that added one. */
  kick(): void
  /** Resolves when nothing is running or waiting. */
  idle(): Promise<void>
  /** Takes no further tasks, and waits for those that run, but not for long: what is cut off is begun anew by the next process. */
  stop(): Promise<void>
}

/** Tasks that are not to be taken now; `again`: milliseconds after which to look again. */
export interface Held {
  ids: readonly number[]
  again?: number
}

export interface JobOptions {
  db: State
  handlers: Record<string, JobHandler>
  log: Logger
  /** What is held back; nothing without it. */
  held?: () => Promise<Held>
  /** Tasks at once. */
  concurrency?: number
  /** Called as a task passes a named step; crash tests kill the process there. */
  onStep?: (step: string) => void
  times?: Partial<typeof TIMES>
}

/** Milliseconds. */
const TIMES = {
  /** Between two renewals of a lease. */
  renew: 5_000,
  /** For one try: a report takes a fraction of a second, so one that takes this long hangs, and it keeps all others waiting. */
  limit: 60_000,
  /** For the running tasks to end at a stop. */
  grace: 5_000,
  /** After which a process is no longer one of a series of quick restarts. */
  settled: 15_000,
}
/** Tries that fail by themselves. */
export const MAX_ATTEMPTS = 3
/** Tries during which the process died: then it is the task that kills it. */
const MAX_INTERRUPTED = 3
/**
 * A task that may be cut off once more is taken by a settled process alone. So restarts in quick succession, whatever their
 * reason, cost no task its last try, and a task that kills the process kills three of them at most.
 */
const SUSPECT = MAX_INTERRUPTED - 1

export function jobRunner({ db, handlers, log, held, concurrency = 1, onStep, times }: JobOptions): JobRunner {
  const { renew: renewMs, limit, grace, settled } = { ...TIMES, ...times }
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let stopped = false
  let looking: Promise<void> | undefined
  let again = false
  const waiting: (() => void)[] = []
  let waking: NodeJS.Timeout | undefined
  let isSettled = false

  const look = async () => {
    do {
      again = false
      while (!stopped && running.size < concurrency) {
        const { ids, again: later } = (await held?.()) ?? { ids: [] }
        clearTimeout(waking)
        if (later !== undefined) waking = setTimeout(kick, later).unref()
        const job = await claim(db, { ids, interrupted: isSettled ? undefined : SUSPECT })
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
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'looking for tasks failed'))
      .finally(() => {
        looking = undefined
        if (again) kick()
        else if (running.size === 0) for (const resolve of waiting.splice(0)) resolve()
      })
  }
  const perform = async (job: Job) => {
    const handler = handlers[job.kind]
    const lease = leaseOf(job)
    const renewal = setInterval(() => {
      // A renewal that fails costs at most the lease: another process then makes the task, and this one commits nothing.
      renew(db, job).catch((error: unknown) => log.warn({ err: error, job }, 'lease could not be renewed'))
    }, renewMs)
    try {
      if (!handler) throw new Error(`No handler for tasks of kind ${job.kind}`)
      // A task that took its process down on every try would do so for ever.
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
      if (stopped) await giveBack(db, job)
      else if (failed >= MAX_ATTEMPTS || isKiller(job) || error instanceof Hopeless)
        await handler?.giveUp(job, lease, error)
      else await release(db, job)
    } catch (second) {
      if (!(second instanceof LeaseLost))
        log.error({ err: second, job }, 'task could not be given up; its lease will run out')
    }
  }
  // Leases of processes that died elsewhere run out on their own: look again now and then.
  const patrol = setInterval(kick, LEASE_MS)
  patrol.unref()
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
      clearInterval(patrol)
      clearTimeout(settling)
      clearTimeout(waking)
      await looking
      const patience = setTimeout(() => stopping.abort(), grace)
      await Promise.allSettled(running)
      clearTimeout(patience)
    },
  }
}

const isKiller = ({ interrupted }: Job): boolean => interrupted >= MAX_INTERRUPTED

/** Thrown by a handler when trying again cannot help; carries why. */
export class Hopeless extends Error {
  override name = 'Hopeless'
  readonly failure: string

  constructor(failure: string, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}
