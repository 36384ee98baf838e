/** Runs work one at a time, round robin: each caller waits for at most one piece of every other caller. */
export interface Queue {
  run<T>(caller: string, work: () => Promise<T>): Promise<T>
  /** Number of waiting pieces of one caller, or of all; the running piece does not count. */
  waiting(caller?: string): number
}

type Work = () => Promise<void>

export function queue(): Queue {
  const queued = new Map<string, Work[]>()
  let isServing = false
  async function serve() {
    isServing = true
    // Iterating a Map includes entries added meanwhile, so a caller with more work moves to the end.
    for (const [caller, works] of queued) {
      await works.shift()?.()
      queued.delete(caller)
      if (works.length > 0) queued.set(caller, works)
    }
    isServing = false
  }
  return {
    run: (caller, work) =>
      new Promise((resolve, reject) => {
        const works = queued.get(caller) ?? []
        works.push(() => work().then(resolve, reject))
        queued.set(caller, works)
        if (!isServing) void serve()
      }),
    waiting(caller) {
      if (caller !== undefined) return queued.get(caller)?.length ?? 0
      let all = 0
      for (const works of queued.values()) all += works.length
      return all
    },
  }
}
