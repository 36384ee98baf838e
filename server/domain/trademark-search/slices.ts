/** Long work on the main thread in slices: between them the server answers others. */
const SLICE_MS = 20

/** Call it in every round and wait where it answers something: the slice is used up. */
export function slices(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}
