/** The leading tab finds the running tasks and keeps the event stream open while there are any. */
import { reports } from '#contracts/api/reports/reports.ts'
import { listen } from '#web/api/calls.ts'
import { followed, heard, type News, PENDING, runningOnes } from './heard.state.ts'
import { runningTasks, type Task, taskOf } from './running-tasks.ts'

/** Poll intervals while tasks run, with and without the stream, and after a failed poll. */
const POLL_MS = { followed: 10_000, alone: 2_000, failed: 10_000 }
/** Limit per poll for tasks missing from the lists, which are read one by one. */
const ASKED_AT_ONCE = 20

/** Applies what the leader learns, in all tabs. */
export interface Voice {
  hear: (news: News) => void
  forget: (id: number) => void
  setFollowed: (is: boolean) => void
  setCertain: (is: boolean) => void
}

/** Leads until the signal aborts. Call `expect` when a task was started or, without `task`, when some may have been. */
export function leadReports(signal: AbortSignal, voice: Voice): { expect: (task?: Task) => void } {
  const expected = new Map<number, Task>()
  let stream: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPolling = false
  let shouldPollAgain = false
  /** The last poll failed, so tasks may run that are not known here. */
  let hasFailed = false

  const hasTasks = () => expected.size > 0 || runningOnes(heard.peek()).length > 0

  async function poll() {
    shouldPollAgain = isPolling
    if (isPolling || signal.aborted) return
    isPolling = true
    try {
      await readTasks()
      hasFailed = false
    } catch {
      hasFailed = true
    }
    voice.setCertain(!hasFailed)
    isPolling = false
    if (shouldPollAgain) return poll()
    schedule()
  }

  async function readTasks() {
    const began = Date.now()
    const running = await runningTasks()
    const seen = new Set(running.map(({ id }) => id))
    const missed = [...runningOnes(heard.peek()), ...expected.values()].filter(({ id }) => !seen.has(id))
    for (const news of running) accept(news, began)
    for (const task of missed.slice(0, ASKED_AT_ONCE)) {
      const news = await taskOf(task)
      expected.delete(task.id)
      if (news) accept(news, began)
      else voice.forget(task.id)
    }
    for (const id of seen) expected.delete(id)
  }

  /** Ignores an answer that may be older than news from the stream. */
  function accept(news: News, readAt: number) {
    const known = heard.peek().get(news.id)
    if (known && known.at >= readAt) return
    if (known && followed.peek() && known.state === PENDING && news.state === PENDING) return
    voice.hear(news)
  }

  /** Keeps the stream and the polling active only while tasks run. */
  function schedule() {
    clearTimeout(timer)
    if (signal.aborted) return close()
    if (!hasTasks()) {
      close()
      if (hasFailed) timer = setTimeout(poll, POLL_MS.failed)
      return
    }
    timer = setTimeout(poll, followed.peek() ? POLL_MS.followed : POLL_MS.alone)
    if (!stream) open()
  }

  function open() {
    const opened = new AbortController()
    stream = opened
    void listen(reports.progress, {
      signal: opened.signal,
      onConnected(connected) {
        voice.setFollowed(connected)
        // The stream starts with the running tasks; only a poll finds those that have just ended.
        if (connected) void poll()
        else schedule()
      },
      onEvent({ data }) {
        expected.delete(data.id)
        voice.hear(data)
        if (data.state !== PENDING) schedule()
      },
    })
  }

  function close() {
    stream?.abort()
    stream = undefined
    voice.setFollowed(false)
  }

  signal.addEventListener('abort', schedule, { once: true })
  void poll()
  return {
    expect(task) {
      if (task) expected.set(task.id, task)
      void poll()
    },
  }
}
