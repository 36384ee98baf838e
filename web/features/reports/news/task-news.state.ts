/** News of running report tasks, received by this tab or another. */
import { signal } from '@preact/signals-react'
import type { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'

export type News = EventOf<typeof reports.progress>['data']
export interface TimedNews extends News {
  /** Time of arrival, in epoch milliseconds. */
  at: number
}

/** Waiting or running (SPEC section 4). */
export const PENDING = 0

/** News of an ended task are evicted after this time; all lists have been read again by then. */
const REMEMBERED_MS = 60_000

/** By report id: running tasks, and tasks that ended less than REMEMBERED_MS ago. */
export const taskNews = signal<ReadonlyMap<number, TimedNews>>(new Map())
/** The event stream is connected, so the news are current. */
export const isStreaming = signal(false)
/** False after a failed poll, when running tasks may be unknown. */
export const areTasksKnown = signal(true)

const listeners = new Set<(news: News) => void>()

/** Returns the function that unsubscribes. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores news and calls the listeners. Repeated news of an end are ignored. */
export function addNews(news: News, at = Date.now()): void {
  const before = taskNews.peek().get(news.id)
  if (before && before.state !== PENDING && news.state !== PENDING) return
  const recent = [...taskNews.peek()].filter(([, one]) => one.state === PENDING || at - one.at < REMEMBERED_MS)
  taskNews.value = new Map(recent).set(news.id, { ...news, at })
  for (const listener of listeners) listener(news)
}

/** Call when a report is gone or before its next task. */
export function removeNews(id: number): void {
  const remaining = new Map(taskNews.peek())
  if (remaining.delete(id)) taskNews.value = remaining
}

export function setStreaming(is: boolean): void {
  isStreaming.value = is
}

export function setTasksKnown(is: boolean): void {
  areTasksKnown.value = is
}

/** Resets everything when the session changes. */
export function resetNews(): void {
  taskNews.value = new Map()
  isStreaming.value = false
  areTasksKnown.value = true
}

export const runningTasksIn = (known: ReadonlyMap<number, TimedNews>) =>
  [...known.values()].filter(({ state }) => state === PENDING)

/** Average progress in whole percent; undefined if no task runs. */
export function percentOf(known: ReadonlyMap<number, TimedNews>): number | undefined {
  const running = runningTasksIn(known)
  if (running.length === 0) return undefined
  return Math.floor(running.reduce((total, { progress }) => total + progress, 0) / running.length)
}
