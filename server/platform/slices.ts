/**
 * Splits long work on the main thread into slices of a few milliseconds. Between two slices the server answers calls: all
 * pending work in slices counts as one caller of the fair rounds.
 */
import { rounds } from './fair-rounds.ts'

const SLICE_MS = 5
const CALLER = 'slices'

/** Call the returned function in every step and await it; it returns undefined while the slice lasts. */
export function slices(ms = SLICE_MS): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < ms) return undefined
    return new Promise((resolve) =>
      rounds.runLater(CALLER, () => {
        since = performance.now()
        resolve()
      }),
    )
  }
}
