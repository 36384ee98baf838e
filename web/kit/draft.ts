/**
 * Unsent input, such as a chosen picture or a half-filled form. It is kept in memory, so that a guest still has it
 * after the login, which does not reload the page. The end of a session deletes it: the next user must not see it.
 */
import { type Signal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { token } from '#web/api/session.ts'

/** Plain data. Not a function, because the setter calls a function to update the value. */
type DraftValue = string | Readonly<Record<never, unknown>>

/** Create it once per draft, at module level; components use `useDraft`. */
export interface Draft<T> {
  readonly current: Signal<T | undefined>
}

const sessionEndListeners = new Set<() => void>()

export function draft<T>(): Draft<T> {
  const current = signal<T>()
  sessionEndListeners.add(() => {
    current.value = undefined
  })
  return { current }
}

const endedSessions = signal(0)
sessionEndListeners.add(() => {
  endedSessions.value += 1
})

let before = token.peek()
token.subscribe((now) => {
  if (before && now !== before) for (const onSessionEnd of sessionEndListeners) onSessionEnd()
  before = now
})

/** Sets the draft or, without a value, deletes it. Async code passes a function, to keep input made meanwhile. */
export type SetDraft<T> = (value?: T | ((before: T | undefined) => T | undefined)) => void

/** The draft and its setter. The setter does nothing after the end of the session in which it was created. */
export function useDraft<T extends DraftValue>({ current }: Draft<T>): [T | undefined, SetDraft<T>] {
  useSignals()
  const endedAtRender = endedSessions.value
  return [
    current.value,
    (next) => {
      if (endedAtRender === endedSessions.peek())
        current.value = typeof next === 'function' ? next(current.peek()) : next
    },
  ]
}

/** Cancels work for a draft on unmount and at the end of the session: its result must not reach the next user. */
export function useOnSessionEnd(cancel: () => void): void {
  const cancelNow = useEffectEvent(cancel)
  useEffect(() => {
    const onSessionEnd = () => cancelNow()
    sessionEndListeners.add(onSessionEnd)
    return () => {
      sessionEndListeners.delete(onSessionEnd)
      cancelNow()
    }
  }, [])
}
