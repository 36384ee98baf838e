/** What the leading tab does for all: it learns which tasks run, and listens to the stream while some do. */
import { reports } from '#contracts/api/reports/reports.ts'
import { listen } from '#web/api/calls.ts'
import { followed, heard, type News, PENDING, runningOnes } from './heard.state.ts'
import { runningTasks, type Task, taskOf } from './running-tasks.ts'

/** Between two looks while tasks run: rare beside a stream, often without one; and after a look that failed. */
const LOOK_MS = { followed: 10_000, alone: 2_000, blind: 10_000 }
/** Tasks of which a look did not tell are asked for one by one, so many each time. */
const ASKED_AT_ONCE = 20

/** How the others hear of it; this tab too. */
export interface Voice {
  hear: (news: News) => void
  forget: (id: number) => void
  setFollowed: (is: boolean) => void
  setCertain: (is: boolean) => void
}

/** Leads until the signal aborts. `expect`: a task has begun; without one, some may have. */
export function leadReports(signal: AbortSignal, voice: Voice): { expect: (task?: Task) => void } {
  const expected = new Map<number, Task>()
  let stream: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking = false
  let again = false
  /** Whether the last look told nothing: then something may run, and only another look can tell. */
  let blind = false

  const waits = () => expected.size > 0 || runningOnes(heard.peek()).length > 0

  async function look() {
    again = looking
    if (looking || signal.aborted) return
    looking = true
    try {
      await learn()
      blind = false
    } catch {
      blind = true
    }
    voice.setCertain(!blind)
    looking = false
    if (again) return look()
    settle()
  }

  async function learn() {
    const began = Date.now()
    const running = await runningTasks()
    const seen = new Set(running.map(({ id }) => id))
    const missed = [...runningOnes(heard.peek()), ...expected.values()].filter(({ id }) => !seen.has(id))
    for (const news of running) take(news, began)
    for (const task of missed.slice(0, ASKED_AT_ONCE)) {
      const news = await taskOf(task)
      expected.delete(task.id)
      if (news) take(news, began)
      else voice.forget(task.id)
    }
    for (const id of seen) expected.delete(id)
  }

  /** What was read may be older than what the stream has told since. */
  function take(news: News, readAt: number) {
    const known = heard.peek().get(news.id)
    if (known && known.at >= readAt) return
    if (known && followed.peek() && known.state === PENDING && news.state === PENDING) return
    voice.hear(news)
  }

  /** The stream is open while something runs, and so is the eye. */
  function settle() {
    clearTimeout(timer)
    if (signal.aborted) return close()
    if (!waits()) {
      close()
      if (blind) timer = setTimeout(look, LOOK_MS.blind)
      return
    }
    timer = setTimeout(look, followed.peek() ? LOOK_MS.followed : LOOK_MS.alone)
    if (!stream) open()
  }

  function open() {
    const opened = new AbortController()
    stream = opened
    void listen(reports.progress, {
      signal: opened.signal,
      onConnected(connected) {
        voice.setFollowed(connected)
        // The stream begins with what runs: what ended before is not in it.
        if (connected) void look()
        else settle()
      },
      onEvent({ data }) {
        expected.delete(data.id)
        voice.hear(data)
        if (data.state !== PENDING) settle()
      },
    })
  }

  function close() {
    stream?.abort()
    stream = undefined
    voice.setFollowed(false)
  }

  signal.addEventListener('abort', settle, { once: true })
  void look()
  return {
    expect(task) {
      if (task) expected.set(task.id, task)
      void look()
    },
  }
}
