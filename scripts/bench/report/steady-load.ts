/** Sends calls at a steady rate without waiting for earlier answers. */

/** Milliseconds from each call to the end of its answer. */
export type Waits = number[]

/** Makes the calls in turn, `perSecond` each second. Rejects when a call fails. */
export async function callSteadily(calls: (() => Promise<void>)[], perSecond: number, seconds: number): Promise<Waits> {
  const begin = performance.now()
  const waits = Array.from({ length: perSecond * seconds }, async (_, at) => {
    const due = begin + (at * 1000) / perSecond
    await new Promise((start) => setTimeout(start, Math.max(0, due - performance.now())))
    const start = performance.now()
    await calls[at % calls.length]?.()
    return performance.now() - start
  })
  return Promise.all(waits)
}
