/** Follows the report tasks of the account in this tab, for as long as the session lasts. */
import { token } from '#web/api/session.ts'
import {
  certain,
  followed,
  forget,
  forgetAll,
  hear,
  heard,
  type News,
  runningOnes,
  setCertain,
  setFollowed,
} from './heard.state.ts'
import { leadReports } from './lead.ts'
import type { Task } from './running-tasks.ts'
import { joinTabs } from './tabs.ts'

type Message =
  | { what: 'news'; news: News }
  | { what: 'gone'; id: number }
  | { what: 'followed' | 'certain'; is: boolean }
  /** Asked by a tab of the one that leads. */
  | { what: 'began'; task?: Task }
  | { what: 'hello' }

let ask: (task?: Task) => void = () => {}

/** A task has begun, or some may have: whoever leads looks. */
export function expectReport(task?: Task): void {
  // What was heard of the report is of the task before.
  if (task) forget(task.id)
  ask(task)
}

/** Begins to follow; the answered function ends it. */
export function followReports(): () => void {
  const stop = new AbortController()
  let leader: ReturnType<typeof leadReports> | undefined
  const post = joinTabs<Message>(channelOf(token.peek()), stop.signal, { onMessage: take, lead })

  /** Each of these is told to the other tabs, and taken here as there. */
  function tell(message: Message) {
    take(message)
    post(message)
  }

  function take(message: Message) {
    switch (message.what) {
      case 'news':
        return hear(message.news)
      case 'gone':
        return forget(message.id)
      case 'followed':
        setFollowed(message.is)
        return
      case 'certain':
        setCertain(message.is)
        return
      case 'began':
        if (message.task) forget(message.task.id)
        return leader?.expect(message.task)
      case 'hello':
        return leader && greet()
    }
  }

  /** A tab that has just been opened hears what the others have heard. */
  function greet() {
    for (const { at: _, ...news } of runningOnes(heard.peek())) post({ what: 'news', news })
    post({ what: 'followed', is: followed.peek() })
    post({ what: 'certain', is: certain.peek() })
  }

  function lead() {
    leader = leadReports(stop.signal, {
      hear: (news) => tell({ what: 'news', news }),
      forget: (id) => tell({ what: 'gone', id }),
      setFollowed: (is) => followed.peek() !== is && tell({ what: 'followed', is }),
      setCertain: (is) => certain.peek() !== is && tell({ what: 'certain', is }),
    })
  }

  ask = (task) => (leader ? leader.expect(task) : post({ what: 'began', ...(task && { task }) }))
  post({ what: 'hello' })
  return () => {
    ask = () => {}
    stop.abort()
    forgetAll()
  }
}

/** Tabs of one session are among themselves. The end of the token tells sessions apart and opens nothing. */
const channelOf = (session: string) => `reports ${session.slice(-8)}`
