/** Calls at a steady rate, whether or not the ones before are answered. */

/** Milliseconds from each call to the last byte of its answer. */
export type Waits = number[]

/** Makes the calls in turn, so many a second. Throws when one is not answered with success. */
export async function steadily(calls: (() => Promise<void>)[], perSecond: number, seconds: number): Promise<Waits> {
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

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
