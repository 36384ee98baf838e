/**
 * Splits long work into slices of a few milliseconds. Between two slices the thread does other work: pending slices wait in
 * the fair rounds like the calls of their caller.
 */
import { rounds } from './fair-rounds.ts'

const SLICE_MS = 5
/** Work of no account, and files, which last so long that one more waiting file does not matter. */
const COMMON = 'slices'

/**
 * Call the returned function in every step and await it; it returns undefined while the slice lasts.
 * @param ms 0: every step is a slice
 * @param caller the account that waits for the work
 */
export function slices(ms = SLICE_MS, caller: number | string = COMMON): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < ms) return undefined
    return new Promise((resolve) =>
      rounds.runLater(caller, () => {
        since = performance.now()
        resolve()
      }),
    )
  }
}
