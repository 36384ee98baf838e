/**
 * Shares the iterations of the event loop among callers. Node handles all calls that have arrived before it polls for new
 * ones, so sixty calls of one caller at 40 ms each would block everybody for two seconds. Here a caller gets `ROUND_MS` per
 * round. The rest waits, and each later round runs one call: that of the caller that has used the least time.
 */
const ROUND_MS = 5

type Caller = number | string

export interface FairRounds {
  /** Runs the work now or in a later round. Returns its result or a promise of it. */
  run(caller: Caller, work: () => unknown): unknown
}

/** `now`: milliseconds. */
export function fairRounds(now = () => performance.now()): FairRounds {
  const waiting = new Map<Caller, (() => void)[]>()
  /** Milliseconds used in this round. */
  const spent = new Map<Caller, number>()
  /** Milliseconds used since calls began to wait. */
  const taken = new Map<Caller, number>()
  let current: { caller: Caller; since: number } | undefined
  let isRoundBegun = false

  const add = (to: Map<Caller, number>, caller: Caller, ms: number) => to.set(caller, (to.get(caller) ?? 0) + ms)
  /** Charges the elapsed time to the current caller, including the microtasks after its work. */
  function count(): void {
    if (!current) return
    const ms = now() - current.since
    add(spent, current.caller, ms)
    if (waiting.size > 0) add(taken, current.caller, ms)
    current = undefined
  }
  function begin(caller: Caller): void {
    count()
    current = { caller, since: now() }
    if (isRoundBegun) return
    isRoundBegun = true
    setImmediate(endRound)
  }
  function endRound(): void {
    isRoundBegun = false
    count()
    spent.clear()
    const caller = nextOf(waiting, taken)
    if (caller === undefined) {
      taken.clear()
      return
    }
    const works = waiting.get(caller) ?? []
    const work = works.shift()
    // Moves the caller behind others that have used as much.
    waiting.delete(caller)
    if (works.length > 0) waiting.set(caller, works)
    begin(caller)
    work?.()
  }
  function wait(caller: Caller, work: () => void): void {
    const works = waiting.get(caller)
    if (works) return void works.push(work)
    // Unused time does not accumulate.
    const least = nextOf(waiting, taken)
    if (least !== undefined) taken.set(caller, Math.max(taken.get(caller) ?? 0, taken.get(least) ?? 0))
    waiting.set(caller, [work])
  }
  return {
    run(caller, work) {
      begin(caller)
      if (!waiting.has(caller) && (spent.get(caller) ?? 0) < ROUND_MS) return work()
      // A throw in the work rejects the inner promise.
      return new Promise((resolve) => wait(caller, () => resolve(new Promise((done) => done(work())))))
    },
  }
}

/** The waiting caller that has used the least time; among equals, the one that has waited longest. */
function nextOf(waiting: ReadonlyMap<Caller, unknown>, taken: ReadonlyMap<Caller, number>): Caller | undefined {
  let next: Caller | undefined
  let least = Number.POSITIVE_INFINITY
  for (const caller of waiting.keys()) {
    const ms = taken.get(caller) ?? 0
    if (ms >= least) continue
    next = caller
    least = ms
  }
  return next
}
