/**
 * Work that is done one after the other, in turns of who asks: whoever has asked for much is in the way of anybody else for
 * one piece of it, and whoever has waited is passed by nobody twice.
 */
export interface Queue {
  /** Does the work when its turn has come, and answers what it answers. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>
  /** How many wait, of one who asks or of all; what is being done does not wait any more. */
  waiting(who?: string): number
}

type Work = () => Promise<void>

export function queue(): Queue {
  const asked = new Map<string, Work[]>()
  let serving = false
  async function serve() {
    serving = true
    // A map is walked in the order of its entries, to those that are put in meanwhile: who has more to do goes to its end.
    for (const [who, works] of asked) {
      await works.shift()?.()
      asked.delete(who)
      if (works.length > 0) asked.set(who, works)
    }
    serving = false
  }
  return {
    run: (who, work) =>
      new Promise((resolve, reject) => {
        const works = asked.get(who) ?? []
        works.push(() => work().then(resolve, reject))
        asked.set(who, works)
        if (!serving) void serve()
      }),
    waiting(who) {
      if (who !== undefined) return asked.get(who)?.length ?? 0
      let all = 0
      for (const works of asked.values()) all += works.length
      return all
    },
  }
}
