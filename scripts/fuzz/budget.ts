/**
 * The time limit of a call, relative to the machine's current speed: a slow call is compared with a fixed amount of
 * work measured right after it. Both in processor time, because a busy machine also lets them wait.
 */

/** Faster calls are never checked: most take a few milliseconds. */
const UNSUSPICIOUS_MS = 400
/**
 * A piece takes about 25 ms on a machine of 2026, so the limit is about a second there: ten times the cost of a
 * password hash.
 */
const PIECES = 40

/** Starts a watch of the processor time of this thread, in which the server runs; read it in milliseconds. */
export function startWatch(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
}

function work(): number {
  let sum = 0
  for (let i = 0; i < 4_000_000; i++) sum = (sum * 31 + i) | 0
  return sum
}

/** Returns a message when the call took too long. */
export function checkBudget(milliseconds: number): string | undefined {
  if (milliseconds < UNSUSPICIOUS_MS) return
  const read = startWatch()
  for (let i = 0; i < 5; i++) work()
  const budget = (read() / 5) * PIECES
  return milliseconds > budget
    ? `took ${milliseconds.toFixed(0)} ms of processor time; the limit on this machine is now ${budget.toFixed(0)} ms`
    : undefined
}
