/** Work behind the calls that must neither run twice at once nor be held up by other work. */

/** Work that runs once at a time: asked for while it runs, it runs once more behind. The work itself never fails. */
export function lane(work: () => Promise<void>): () => Promise<void> {
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

/** Lets work on one thing wait for what is under way on the same thing. */
export function inTurn(): <T>(thing: string, work: () => Promise<T>) => Promise<T> {
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

/** What the work comes to, unless the signal comes first: then nobody waits for it any more. */
export async function unlessEnded<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  return Promise.race([work(), promise]).finally(() => signal.removeEventListener('abort', end))
}

/** A long list, read a piece at a time: `next` answers those behind the last one. */
export async function* inPieces<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  let last: T | undefined
  while (true) {
    const piece = await next(last)
    if (piece.length === 0) return
    yield* piece
    last = piece.at(-1)
  }
}

/** Works through all of them, a few at once; one that fails is left behind, and what failed is answered. */
export async function workThrough<T>(
  all: AsyncGenerator<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<{ one: T; error: unknown }[]> {
  const failed: { one: T; error: unknown }[] = []
  const worker = async () => {
    for await (const one of all) await work(one).catch((error: unknown) => failed.push({ one, error }))
  }
  // Where the list cannot be read on, the others still end what they are at before anybody hears of it.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return failed
}
