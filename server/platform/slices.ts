/**
 * Splits long work on the main thread into slices of a few milliseconds. Each round of the event loop runs one slice of
 * all pending work, so a call waits for at most one slice.
 */
const SLICE_MS = 5

const waiting: (() => void)[] = []

function nextSlice(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextSlice)
}

/** Call the returned function in every step and await it; it returns undefined while the slice lasts. */
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
