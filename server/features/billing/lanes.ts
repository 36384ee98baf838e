/** Runs `work` one at a time; calls during a run share one following run. `work` must not reject. */
export function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (next) return next
    if (!running) return start()
    next = running.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}

/** Runs work on the same key one after the other. */
export function keyedQueue(): <T>(thing: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (thing, work) => {
    const before = last.get(thing) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(thing, mine)
    const leave = () => {
      if (last.get(thing) === mine) last.delete(thing)
    }
    mine.then(leave, leave)
    return mine
  }
}

/** Rejects as soon as the signal aborts; the result of the work is then ignored. */
export async function abandonOnAbort<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  return Promise.race([work(), promise]).finally(() => signal.removeEventListener('abort', end))
}

/** Reads a long list in pages: `next` returns the page after the last item. */
export async function* paginate<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  let last: T | undefined
  while (true) {
    const page = await next(last)
    if (page.length === 0) return
    yield* page
    last = page.at(-1)
  }
}

/** Processes all items, `atOnce` at a time; returns the failed ones. */
export async function processConcurrently<T>(
  all: AsyncGenerator<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<{ one: T; error: unknown }[]> {
  const failed: { one: T; error: unknown }[] = []
  const worker = async () => {
    for await (const one of all) await work(one).catch((error: unknown) => failed.push({ one, error }))
  }
  // If reading the list fails, running items finish before the error is thrown.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return failed
}
