/**
 * Shares the event loop fairly among callers. Node handles all calls that have arrived before it polls for new ones, so
 * sixty calls of one caller at 40 ms each would block all others for two seconds. Here each caller gets `ROUND_MS` per
 * round. Further calls wait, and each later round runs one: that of the caller that used the least time.
 */
const ROUND_MS = 5

type Caller = number | string

export interface FairRounds {
  /** Runs the work now or in a later round. Returns its result or a promise of it. */
  run(caller: Caller, work: () => unknown): unknown
  /** Runs the work, which must not throw, in a later round. */
  runLater(caller: Caller, work: () => void): void
}

/** One per thread, like the event loop. */
export const rounds = fairRounds()

export function fairRounds(now = () => performance.now()): FairRounds {
  const waiting = new Map<Caller, (() => void)[]>()
  const roundMs = new Map<Caller, number>()
  /** Milliseconds used since any call began to wait. */
  const usedMs = new Map<Caller, number>()
  let current: { caller: Caller; since: number } | undefined
  let hasRoundBegun = false

  const add = (to: Map<Caller, number>, caller: Caller, ms: number) => to.set(caller, (to.get(caller) ?? 0) + ms)
  /** Charges the elapsed time to the current caller, including the microtasks after its work. */
  function chargeCurrent(): void {
    if (!current) return
    const ms = now() - current.since
    add(roundMs, current.caller, ms)
    if (waiting.size > 0) add(usedMs, current.caller, ms)
    current = undefined
  }
  function begin(caller: Caller): void {
    chargeCurrent()
    current = { caller, since: now() }
    beginRound()
  }
  function beginRound(): void {
    if (hasRoundBegun) return
    hasRoundBegun = true
    setImmediate(endRound)
  }
  function endRound(): void {
    hasRoundBegun = false
    chargeCurrent()
    roundMs.clear()
    const caller = nextOf(waiting, usedMs)
    if (caller === undefined) {
      usedMs.clear()
      return
    }
    const works = waiting.get(caller) ?? []
    const work = works.shift()
    waiting.delete(caller)
    if (works.length > 0) waiting.set(caller, works)
    begin(caller)
    work?.()
  }
  function enqueue(caller: Caller, work: () => void): void {
    const works = waiting.get(caller)
    if (works) return void works.push(work)
    // Start at the least used time, so that unused time does not accumulate.
    const least = nextOf(waiting, usedMs)
    if (least !== undefined) usedMs.set(caller, Math.max(usedMs.get(caller) ?? 0, usedMs.get(least) ?? 0))
    waiting.set(caller, [work])
  }
  return {
    run(caller, work) {
      begin(caller)
      if (!waiting.has(caller) && (roundMs.get(caller) ?? 0) < ROUND_MS) return work()
      // The inner promise turns a throw in `work` into a rejection.
      return new Promise((resolve) => enqueue(caller, () => resolve(new Promise((done) => done(work())))))
    },
    runLater(caller, work) {
      beginRound()
      enqueue(caller, work)
    },
  }
}

function nextOf(waiting: ReadonlyMap<Caller, unknown>, usedMs: ReadonlyMap<Caller, number>): Caller | undefined {
  let next: Caller | undefined
  let least = Number.POSITIVE_INFINITY
  for (const caller of waiting.keys()) {
    const ms = usedMs.get(caller) ?? 0
    if (ms >= least) continue
    next = caller
    least = ms
  }
  return next
}
