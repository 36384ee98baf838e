/** Follows the report tasks of the account in this tab until the session ends. */
import { token } from '#web/api/session.ts'
import { leadReports } from './lead.ts'
import type { Task } from './running-tasks.ts'
import { joinTabs } from './tabs.ts'
import {
  addUpdate,
  areTasksKnown,
  isStreaming,
  removeUpdate,
  resetUpdates,
  runningTasksIn,
  setStreaming,
  setTasksKnown,
  type TaskUpdate,
  taskUpdates,
} from './task-updates.state.ts'

type Message =
  | { what: 'update'; update: TaskUpdate }
  | { what: 'gone'; id: number }
  | { what: 'followed' | 'certain'; is: boolean }
  /** Tells the leading tab that a task was started. */
  | { what: 'began'; task?: Task }
  | { what: 'hello' }

let announce: (task?: Task) => void = () => {}

/** Tells the leading tab that a task was started. Without a task, that tab looks for tasks started elsewhere. */
export function trackTask(task?: Task): void {
  // An existing update belongs to the previous task of the report.
  if (task) removeUpdate(task.id)
  announce(task)
}

/** Starts to follow the tasks. Returns a function that stops following them. */
export function followReports(): () => void {
  const stop = new AbortController()
  let leader: ReturnType<typeof leadReports> | undefined
  const post = joinTabs<Message>(channelOf(token.peek()), stop.signal, { onMessage: apply, lead })

  /** Applies a message in this tab and posts it to the other tabs. */
  function broadcast(message: Message) {
    apply(message)
    post(message)
  }

  function apply(message: Message) {
    switch (message.what) {
      case 'update':
        return addUpdate(message.update)
      case 'gone':
        return removeUpdate(message.id)
      case 'followed':
        setStreaming(message.is)
        return
      case 'certain':
        setTasksKnown(message.is)
        return
      case 'began':
        if (message.task) removeUpdate(message.task.id)
        return leader?.expect(message.task)
      case 'hello':
        return leader && postState()
    }
  }

  /** Posts the current state for a new tab. */
  function postState() {
    for (const { at: _, ...update } of runningTasksIn(taskUpdates.peek())) post({ what: 'update', update })
    post({ what: 'followed', is: isStreaming.peek() })
    post({ what: 'certain', is: areTasksKnown.peek() })
  }

  function lead() {
    leader = leadReports(stop.signal, {
      add: (update) => broadcast({ what: 'update', update }),
      remove: (id) => broadcast({ what: 'gone', id }),
      setStreaming: (is) => isStreaming.peek() !== is && broadcast({ what: 'followed', is }),
      setTasksKnown: (is) => areTasksKnown.peek() !== is && broadcast({ what: 'certain', is }),
    })
  }

  announce = (task) => (leader ? leader.expect(task) : post({ what: 'began', ...(task && { task }) }))
  post({ what: 'hello' })
  return () => {
    announce = () => {}
    stop.abort()
    resetUpdates()
  }
}

/** One channel per session. The last characters of the token identify the session without granting access. */
const channelOf = (session: string) => `report updates ${session.slice(-8)}`
