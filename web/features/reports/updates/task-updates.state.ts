/** Updates of running report tasks, received by this tab or another. */
import { signal } from '@preact/signals-react'
import type { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'

export type TaskUpdate = EventOf<typeof reports.progress>['data']
export interface TimedUpdate extends TaskUpdate {
  /** Time of arrival, in epoch milliseconds. */
  at: number
}

/** Waiting or running (SPEC section 4). */
export const PENDING = 0

/** Updates of an ended task are evicted after this time; all lists have been read again by then. */
const REMEMBERED_MS = 60_000

/** By report id: running tasks, and tasks that ended less than REMEMBERED_MS ago. */
export const taskUpdates = signal<ReadonlyMap<number, TimedUpdate>>(new Map())
/** The event stream is connected, so the updates are current. */
export const isStreaming = signal(false)
/** False after a failed poll, when running tasks may be unknown. */
export const areTasksKnown = signal(true)

const listeners = new Set<(update: TaskUpdate) => void>()

/** Returns the function that unsubscribes. */
export function onTaskUpdate(listener: (update: TaskUpdate) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores an update and calls the listeners. A repeated end of the same task is ignored. */
export function addUpdate(update: TaskUpdate, at = Date.now()): void {
  const before = taskUpdates.peek().get(update.id)
  if (before && before.state !== PENDING && update.state !== PENDING) return
  const recent = [...taskUpdates.peek()].filter(([, one]) => one.state === PENDING || at - one.at < REMEMBERED_MS)
  taskUpdates.value = new Map(recent).set(update.id, { ...update, at })
  for (const listener of listeners) listener(update)
}

/** Call when a report is gone or before its next task. */
export function removeUpdate(id: number): void {
  const remaining = new Map(taskUpdates.peek())
  if (remaining.delete(id)) taskUpdates.value = remaining
}

export function setStreaming(is: boolean): void {
  isStreaming.value = is
}

export function setTasksKnown(is: boolean): void {
  areTasksKnown.value = is
}

/** Resets everything when the session changes. */
export function resetUpdates(): void {
  taskUpdates.value = new Map()
  isStreaming.value = false
  areTasksKnown.value = true
}

export const runningTasksIn = (known: ReadonlyMap<number, TimedUpdate>) =>
  [...known.values()].filter(({ state }) => state === PENDING)

/** Average progress in whole percent; undefined if no task runs. */
export function percentOf(known: ReadonlyMap<number, TimedUpdate>): number | undefined {
  const running = runningTasksIn(known)
  if (running.length === 0) return undefined
  return Math.floor(running.reduce((total, { progress }) => total + progress, 0) / running.length)
}
