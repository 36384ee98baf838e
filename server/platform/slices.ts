/**
 * Splits long work on the main thread into slices of a few milliseconds. Each round of the event loop runs one slice,
 * however much work there is, so a call waits for at most one slice.
 */
const SLICE_MS = 5

const waiting: (() => void)[] = []

function nextSlice(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextSlice)
}

/** Call it in every step of the work and await the result: it is undefined while the slice lasts. */
export function slices(ms = SLICE_MS): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < ms) return undefined
    return new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(nextSlice)
      waiting.push(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}
