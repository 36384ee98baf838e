/**
 * How long a call may take, measured by what the machine is worth at that moment: as long as so many pieces of a fixed work,
 * done right after a call that looked slow. A slow machine is slow at both.
 */

/** What needs no proof: most calls take a few milliseconds. */
const UNSUSPICIOUS_MS = 400
/** Some 25 ms each on a machine of 2026, so a call has about a second there: ten times what a password takes. */
const PIECES = 40

function pieceOfWork(): number {
  let sum = 0
  for (let i = 0; i < 4_000_000; i++) sum = (sum * 31 + i) | 0
  return sum
}

/** Complains when it took too long. */
export function overBudget(milliseconds: number): string | undefined {
  if (milliseconds < UNSUSPICIOUS_MS) return
  const began = performance.now()
  for (let i = 0; i < 5; i++) pieceOfWork()
  const budget = ((performance.now() - began) / 5) * PIECES
  return milliseconds > budget
    ? `took ${milliseconds.toFixed(0)} ms, and has ${budget.toFixed(0)} ms on this machine now`
    : undefined
}
