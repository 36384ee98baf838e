/**
 * Long work on the thread that answers every call, done in slices of a few milliseconds. One slice is done in each round
 * of the event loop, however many pieces of work there are, so a call waits for one slice at most.
 */
const SLICE_MS = 5

const waiting: (() => void)[] = []

function nextSlice(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextSlice)
}

/** Call it in every round of the work and wait for what it answers: undefined while the slice lasts. */
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
