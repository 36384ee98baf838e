/** Shows each ended report in one tab only: a visible one, or the first that becomes visible. */

import { isReportOnScreen } from './on-screen.ts'
import { onTaskUpdate, PENDING, type TaskUpdate } from './task-updates.state.ts'

/** All visible tabs receive the end of a task within this time. A later end belongs to another task. */
const TOGETHER_MS = 1_000

/** Reports on screen get no notice. Returns the function that unsubscribes. */
export function noticeReports(show: (update: TaskUpdate) => void): () => void {
  const waiting = new Map<number, TaskUpdate>()
  /** When another tab claimed a notice, by report id. */
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

/** Whether this tab may show the notice. Only one tab gets the lock. */
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
