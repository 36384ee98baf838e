/** Tells of each report that has ended in one tab: the one in front, or else the first that comes to the front. */
import { type News, onNews, PENDING } from './heard.state.ts'
import { isInSight } from './in-sight.ts'

/** Windows beside each other hear of an end together; later than this it is another one. */
const TOGETHER_MS = 1_000

/** Shows what has ended until the answered function is called. What is in sight is not told. */
export function noticeReports(show: (news: News) => void): () => void {
  const waiting = new Map<number, News>()
  /** When another tab told of a report. */
  const told = new Map<number, number>()
  let left = false
  const channel = new BroadcastChannel('report notices')
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
    waiting.delete(data)
    told.set(data, Date.now())
  })

  function take(news: News) {
    if (news.state === PENDING) return void waiting.delete(news.id)
    if (Date.now() - (told.get(news.id) ?? 0) < TOGETHER_MS) return
    waiting.set(news.id, news)
    void tell()
  }

  async function tell() {
    if (document.visibilityState !== 'visible') return
    for (const news of [...waiting.values()]) {
      waiting.delete(news.id)
      const seen = isInSight(news.id)
      if (!(await claimed(news.id)) || left) continue
      channel.postMessage(news.id)
      if (!seen) show(news)
    }
  }

  const forget = onNews(take)
  document.addEventListener('visibilitychange', tell)
  return () => {
    left = true
    forget()
    document.removeEventListener('visibilitychange', tell)
    channel.close()
  }
}

/** Whether it is this tab that tells. */
function claimed(id: number): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`report notice ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise((release) => setTimeout(release, TOGETHER_MS))
    })
  })
}
