/** The leading tab finds the running tasks and keeps the event stream open while there are any. */
import { reports } from '#contracts/api/reports/reports.ts'
import { listen } from '#web/api/calls.ts'
import { readRunningTasks, readTask, type Task } from './running-tasks.ts'
import { isStreaming, PENDING, runningTasksIn, type TaskUpdate, taskUpdates } from './task-updates.state.ts'

/** Poll intervals: while tasks run with the event stream or without it, and after a failed poll. */
const POLL_MS = { streaming: 10_000, alone: 2_000, failed: 10_000 }
/** Tasks that are missing from the lists of running tasks are read one by one, at most this many per poll. */
const TASKS_READ_PER_POLL = 20

export interface UpdateSink {
  add: (update: TaskUpdate) => void
  remove: (id: number) => void
  setStreaming: (is: boolean) => void
  setTasksKnown: (is: boolean) => void
}

type Expected = Map<number, Task>

/**
 * Makes this tab the leader until the signal aborts. Call `expect` with a task that was started, or without an argument
 * if tasks may have been started elsewhere.
 */
export function leadReports(signal: AbortSignal, sink: UpdateSink): { expect: (task?: Task) => void } {
  const expected: Expected = new Map()
  let stream: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPolling = false
  let shouldPollAgain = false
  /** True if the last poll failed, so that unknown tasks may be running. */
  let hasFailed = false

  const hasTasks = () => expected.size > 0 || runningTasksIn(taskUpdates.peek()).length > 0

  async function poll() {
    shouldPollAgain = isPolling
    if (isPolling || signal.aborted) return
    isPolling = true
    hasFailed = await readTasks(expected, sink).then(
      () => false,
      () => true,
    )
    sink.setTasksKnown(!hasFailed)
    isPolling = false
    if (shouldPollAgain) return poll()
    schedule()
  }

  /** Polls and keeps the stream open while tasks run. Without tasks, polls again only after a failed poll. */
  function schedule() {
    clearTimeout(timer)
    if (signal.aborted) return close()
    if (!hasTasks()) {
      close()
      if (hasFailed) timer = setTimeout(poll, POLL_MS.failed)
      return
    }
    timer = setTimeout(poll, isStreaming.peek() ? POLL_MS.streaming : POLL_MS.alone)
    stream ??= openStream(expected, sink, { poll: () => void poll(), schedule })
  }

  function close() {
    stream?.abort()
    stream = undefined
    sink.setStreaming(false)
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

/** Reads the lists of running tasks, then each known or expected task that the lists lack. */
async function readTasks(expected: Expected, sink: UpdateSink) {
  const began = Date.now()
  const running = await readRunningTasks()
  const seen = new Set(running.map(({ id }) => id))
  const missed = [...runningTasksIn(taskUpdates.peek()), ...expected.values()].filter(({ id }) => !seen.has(id))
  for (const update of running) accept(update, began, sink)
  for (const task of missed.slice(0, TASKS_READ_PER_POLL)) {
    const update = await readTask(task)
    expected.delete(task.id)
    if (update) accept(update, began, sink)
    else sink.remove(task.id)
  }
  for (const id of seen) expected.delete(id)
}

/** Adds an update that was polled, unless it may be older than an update from the event stream. */
function accept(update: TaskUpdate, readAt: number, sink: UpdateSink) {
  const known = taskUpdates.peek().get(update.id)
  if (known && known.at >= readAt) return
  if (known && isStreaming.peek() && known.state === PENDING && update.state === PENDING) return
  sink.add(update)
}

interface Leading {
  poll: () => void
  schedule: () => void
}

/** Opens the event stream. Aborting the returned controller closes it. */
function openStream(expected: Expected, sink: UpdateSink, { poll, schedule }: Leading): AbortController {
  const stream = new AbortController()
  void listen(reports.progress, {
    signal: stream.signal,
    onConnected(connected) {
      sink.setStreaming(connected)
      // A new stream first sends the running tasks; only a poll finds tasks that have just ended.
      if (connected) poll()
      else schedule()
    },
    onEvent({ data }) {
      expected.delete(data.id)
      sink.add(data)
      if (data.state !== PENDING) schedule()
    },
  })
  return stream
}
