/** What this tab has heard of the running report tasks of the account, by itself or from another tab. */
import { signal } from '@preact/signals-react'
import type { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'

export type News = EventOf<typeof reports.progress>['data']
export interface Heard extends News {
  /** When it was heard, in milliseconds. */
  at: number
}

/** The state of a task that runs or waits: SPEC section 4. */
export const PENDING = 0

/** So long a task that has ended is remembered: until then every list has been read again. */
const REMEMBERED_MS = 60_000

/** By report: the tasks that run, and those that ended a moment ago. */
export const heard = signal<ReadonlyMap<number, Heard>>(new Map())
/** Whether the stream tells at present, so that what was heard last is how things are. */
export const followed = signal(false)
/** Whether it is known what runs: false while there is neither stream nor answer. */
export const certain = signal(true)

const listeners = new Set<(news: News) => void>()

/** Calls back with each news until the answered function is called. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes news. That a task has ended is told once, however often it is heard. */
export function hear(news: News, at = Date.now()): void {
  const before = heard.peek().get(news.id)
  if (before && before.state !== PENDING && news.state !== PENDING) return
  const kept = [...heard.peek()].filter(([, one]) => one.state === PENDING || at - one.at < REMEMBERED_MS)
  heard.value = new Map(kept).set(news.id, { ...news, at })
  for (const listener of listeners) listener(news)
}

/** Forgets a report: it is gone, or a new task of it begins. */
export function forget(id: number): void {
  const left = new Map(heard.peek())
  if (left.delete(id)) heard.value = left
}

export function setFollowed(is: boolean): void {
  followed.value = is
}

export function setCertain(is: boolean): void {
  certain.value = is
}

/** As if nothing had been heard yet: the session is another. */
export function forgetAll(): void {
  heard.value = new Map()
  followed.value = false
  certain.value = true
}

export const runningOnes = (known: ReadonlyMap<number, Heard>) =>
  [...known.values()].filter(({ state }) => state === PENDING)

/** How far the running tasks are together, in whole percent; undefined when none runs or nobody knows. */
export function percentOf(known: ReadonlyMap<number, Heard>): number | undefined {
  const running = runningOnes(known)
  if (running.length === 0) return undefined
  return Math.floor(running.reduce((total, { progress }) => total + progress, 0) / running.length)
}
