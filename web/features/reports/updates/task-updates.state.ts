/** Updates of running report tasks. This tab or another tab has received them from the server. */
import { signal } from '@preact/signals-react'
import type { reports } from '#contracts/api/reports/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'

export type TaskUpdate = EventOf<typeof reports.progress>['data']
export interface TimedUpdate extends TaskUpdate {
  /** Time of arrival, in epoch milliseconds. */
  at: number
}

/** The state of a task that waits or runs (SPEC section 4). */
export const PENDING = 0

/** The update of an ended task is evicted after this time. By then all lists have been read again. */
const REMEMBERED_MS = 60_000

/** By report id: running tasks, and tasks that ended less than REMEMBERED_MS ago. */
export const taskUpdates = signal<ReadonlyMap<number, TimedUpdate>>(new Map())
/** True while the event stream is connected, so that the updates are current. */
export const isStreaming = signal(false)
/** False after a failed poll, because tasks may be running that this tab does not know. */
export const areTasksKnown = signal(true)

const listeners = new Set<(update: TaskUpdate) => void>()

/** Calls the listener for each update. Returns a function that unsubscribes. */
export function onTaskUpdate(listener: (update: TaskUpdate) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores an update and calls the listeners. Ignores the end of a task that has already ended. */
export function addUpdate(update: TaskUpdate, at = Date.now()): void {
  const before = taskUpdates.peek().get(update.id)
  if (before && before.state !== PENDING && update.state !== PENDING) return
  const recent = [...taskUpdates.peek()].filter(([, one]) => one.state === PENDING || at - one.at < REMEMBERED_MS)
  taskUpdates.value = new Map(recent).set(update.id, { ...update, at })
  for (const listener of listeners) listener(update)
}

/** Removes the update of a report. Call it when the report is gone or before its next task starts. */
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
