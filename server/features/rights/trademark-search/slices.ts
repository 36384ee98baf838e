/** Long work on the main thread in slices: between them the server answers others. */
import { setTimeout as rest } from 'node:timers/promises'

const SLICE_MS = 20
/** Of work that nobody waits for. */
const GENTLE_MS = 5
const REST_MS = 20

/** Work that nobody may be waiting for. */
export interface Unhurried {
  /** Nobody waits for it now. */
  gentle(): boolean
  /** Ends it as it rests: by then nothing may be read any more. */
  signal: AbortSignal
}

/** Call it in every round and wait where it answers something: the slice is used up. Rejects when unhurried work is ended. */
export function slices(unhurried?: Unhurried): () => Promise<void> | undefined {
  let since = performance.now()
  const begin = () => {
    since = performance.now()
  }
  return () => {
    const gentle = unhurried?.gentle() ?? false
    if (performance.now() - since < (gentle ? GENTLE_MS : SLICE_MS)) return undefined
    if (gentle) return rest(REST_MS, undefined, { signal: unhurried?.signal, ref: false }).then(begin)
    return new Promise((resolve) => {
      setImmediate(() => {
        begin()
        resolve()
      })
    })
  }
}
