/** Shows each ended report in one tab only: a visible one, or the first that becomes visible. */

import { isReportOnScreen } from './on-screen.ts'
import { type News, onNews, PENDING } from './task-news.state.ts'

/** Visible tabs receive the same end within this time. Later news are about another task. */
const TOGETHER_MS = 1_000

/** Reports on screen get no notice. Returns the function that unsubscribes. */
export function noticeReports(show: (news: News) => void): () => void {
  const waiting = new Map<number, News>()
  /** When another tab claimed a notice, by report id. */
  const claimedElsewhere = new Map<number, number>()
  let isStopped = false
  const channel = new BroadcastChannel('report notices')
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
    waiting.delete(data)
    claimedElsewhere.set(data, Date.now())
  })

  function receive(news: News) {
    if (news.state === PENDING) return void waiting.delete(news.id)
    if (Date.now() - (claimedElsewhere.get(news.id) ?? 0) < TOGETHER_MS) return
    waiting.set(news.id, news)
    void showWaiting()
  }

  async function showWaiting() {
    if (document.visibilityState !== 'visible') return
    for (const news of [...waiting.values()]) {
      waiting.delete(news.id)
      const isOnScreen = isReportOnScreen(news.id)
      if (!(await claim(news.id)) || isStopped) continue
      channel.postMessage(news.id)
      if (!isOnScreen) show(news)
    }
  }

  const unsubscribe = onNews(receive)
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
