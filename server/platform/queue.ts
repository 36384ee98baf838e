/**
 * Runs work one at a time, in turns of its callers: however much work a caller has queued, each other caller waits for at most
 * one piece of it.
 */
export interface Queue {
  /** Runs the work when its turn comes, and resolves with its result. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>
  /** Number of waiting pieces, of one caller or of all; the running one does not count. */
  waiting(caller?: string): number
}

type Work = () => Promise<void>

export function queue(): Queue {
  const asked = new Map<string, Work[]>()
  let serving = false
  async function serve() {
    serving = true
    // A map iterates over entries that are added meanwhile, so a caller with more work moves to its end.
    for (const [caller, works] of asked) {
      await works.shift()?.()
      asked.delete(caller)
      if (works.length > 0) asked.set(caller, works)
    }
    serving = false
  }
  return {
    run: (caller, work) =>
      new Promise((resolve, reject) => {
        const works = asked.get(caller) ?? []
        works.push(() => work().then(resolve, reject))
        asked.set(caller, works)
        if (!serving) void serve()
      }),
    waiting(caller) {
      if (caller !== undefined) return asked.get(caller)?.length ?? 0
      let all = 0
      for (const works of asked.values()) all += works.length
      return all
    },
  }
}
