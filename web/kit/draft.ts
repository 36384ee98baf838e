/**
 * What a person has begun and not yet sent: a chosen picture, a form half filled in. It is kept in memory, where it
 * outlives the way to the login and back, since nothing on that way reloads the page. It goes when a session ends: the
 * next person at this browser must not find it.
 */
import { type Signal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { token } from '#web/api/session.ts'

/** Plain data: a function is a change of it. */
type Kept = string | Readonly<Record<never, unknown>>

/** A place for one begun thing. Made once, where its feature is; read by `useDraft`. */
export interface Draft<T> {
  readonly held: Signal<T | undefined>
}

const forgetting = new Set<() => void>()

export function draft<T>(): Draft<T> {
  const held = signal<T>()
  forgetting.add(() => {
    held.value = undefined
  })
  return { held }
}

/** How many sessions have ended here. */
const ended = signal(0)
forgetting.add(() => {
  ended.value += 1
})

let before = token.peek()
token.subscribe((now) => {
  if (before && now !== before) for (const forget of forgetting) forget()
  before = now
})

/**
 * Keeps something in its place or, without a value, drops it. By a change it is made of what is there by then: what comes
 * late takes nothing back that was filled in meanwhile.
 */
export type Keep<T> = (value?: T | ((before: T | undefined) => T | undefined)) => void

/** What is begun, and how to keep it. What comes from a session that has ended is not kept in the next one. */
export function useDraft<T extends Kept>({ held }: Draft<T>): [T | undefined, Keep<T>] {
  useSignals()
  const under = ended.value
  return [
    held.value,
    (value) => {
      if (under === ended.peek()) held.value = typeof value === 'function' ? value(held.peek()) : value
    },
  ]
}

/** Lets go of what is on its way to a draft, when its page is left and when the session ends: it would come to the next person. */
export function useForgetting(forget: () => void): void {
  const letGo = useEffectEvent(forget)
  useEffect(() => {
    const heard = () => letGo()
    forgetting.add(heard)
    return () => {
      forgetting.delete(heard)
      letGo()
    }
  }, [])
}
