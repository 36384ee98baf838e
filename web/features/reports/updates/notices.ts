/** Announces each ended report in only one tab: in a visible tab or, without one, in the first that becomes visible. */

import { isReportOnScreen } from './on-screen.ts'
import { onTaskUpdate, PENDING, type TaskUpdate } from './task-updates.state.ts'

/** All visible tabs learn of the end of a task within this time. An end that arrives later belongs to another task. */
const TOGETHER_MS = 1_000

/** Calls `show` for each ended report that is not on screen. Returns a function that unsubscribes. */
export function showEndedReports(show: (update: TaskUpdate) => void): () => void {
  const waiting = new Map<number, TaskUpdate>()
  /** For each report id, the time at which another tab claimed the notice, in epoch milliseconds. */
  const claimedElsewhere = new Map<number, number>()
  let isStopped = false
  const channel = new BroadcastChannel('report notices')
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
    waiting.delete(data)
    claimedElsewhere.set(data, Date.now())
  })

  function receive(update: TaskUpdate) {
    if (update.state === PENDING) return void waiting.delete(update.id)
    if (Date.now() - (claimedElsewhere.get(update.id) ?? 0) < TOGETHER_MS) return
    waiting.set(update.id, update)
    void showWaiting()
  }

  async function showWaiting() {
    if (document.visibilityState !== 'visible') return
    for (const update of [...waiting.values()]) {
      waiting.delete(update.id)
      const isOnScreen = isReportOnScreen(update.id)
      if (!(await claim(update.id)) || isStopped) continue
      channel.postMessage(update.id)
      if (!isOnScreen) show(update)
    }
  }

  const unsubscribe = onTaskUpdate(receive)
  document.addEventListener('visibilitychange', showWaiting)
  return () => {
    isStopped = true
    unsubscribe()
    document.removeEventListener('visibilitychange', showWaiting)
    channel.close()
  }
}

/** Resolves to whether this tab may show the notice: only one tab gets the lock. */
function claim(id: number): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`report notice ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise((release) => setTimeout(release, TOGETHER_MS))
    })
  })
}
