/**
 * Shares the rounds of the event loop among callers. Node answers all calls that have come before it looks for new ones, so
 * sixty of one caller at 40 ms each would keep all others waiting for two seconds. Here the calls of one caller have some
 * milliseconds of a round. The rest wait, and each later round does one: that of the caller who has taken the least time.
 */
const ROUND_MS = 5

type Caller = number | string

export interface FairRounds {
  /** Does the work at once or in a later round, and answers what it answers or a promise of it. */
  run(caller: Caller, work: () => unknown): unknown
}

/** `now`: milliseconds. */
export function fairRounds(now = () => performance.now()): FairRounds {
  const waiting = new Map<Caller, (() => void)[]>()
  /** Milliseconds in this round. */
  const spent = new Map<Caller, number>()
  /** Milliseconds since calls began to wait. */
  const taken = new Map<Caller, number>()
  let current: { caller: Caller; since: number } | undefined
  let isRoundBegun = false

  const add = (to: Map<Caller, number>, caller: Caller, ms: number) => to.set(caller, (to.get(caller) ?? 0) + ms)
  /** Ends what is counted for one caller: the microtasks that followed its work were part of it. */
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
    // Behind the callers who have taken as much.
    waiting.delete(caller)
    if (works.length > 0) waiting.set(caller, works)
    begin(caller)
    work?.()
  }
  function wait(caller: Caller, work: () => void): void {
    const works = waiting.get(caller)
    if (works) return void works.push(work)
    // Time that was not used is not saved up.
    const least = nextOf(waiting, taken)
    if (least !== undefined) taken.set(caller, Math.max(taken.get(caller) ?? 0, taken.get(least) ?? 0))
    waiting.set(caller, [work])
  }
  return {
    run(caller, work) {
      begin(caller)
      if (!waiting.has(caller) && (spent.get(caller) ?? 0) < ROUND_MS) return work()
      // What the work throws rejects the inner promise.
      return new Promise((resolve) => wait(caller, () => resolve(new Promise((done) => done(work())))))
    },
  }
}

/** Of the callers with work the one who has taken the least time, the first to wait among equals. */
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
