import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { withPageUpdates, withRowUpdate } from './merge-updates.ts'
import {
  areTasksKnown,
  isStreaming,
  onTaskUpdate,
  percentOf,
  type TaskUpdate,
  taskUpdates,
} from './task-updates.state.ts'

/** Whether any tab has an open event stream. If so, polling can be less frequent. */
export function useIsStreaming(): boolean {
  useSignals()
  return isStreaming.value
}

/** Average progress in whole percent; undefined if no task runs or the tasks are unknown. */
export function useRunningPercent(): number | undefined {
  useSignals()
  return areTasksKnown.value || isStreaming.value ? percentOf(taskUpdates.value) : undefined
}

/** Merges task updates into a page that was read at `readAt` (epoch milliseconds). */
export function usePageWithUpdates<P extends Parameters<typeof withPageUpdates>[0]>(
  page: P | undefined,
  readAt: number,
): P | undefined {
  useSignals()
  return page && withPageUpdates(page, { taskUpdates: taskUpdates.value, isStreaming: isStreaming.value, readAt })
}

/** Merges the task update of a row into the row, which was read at `readAt` (epoch milliseconds). */
export function useRowWithUpdate<R extends Parameters<typeof withRowUpdate>[0]>(row: R, readAt: number): R {
  useSignals()
  return withRowUpdate(row, { taskUpdates: taskUpdates.value, isStreaming: isStreaming.value, readAt })
}

/** Pass the same `listener` in every render; otherwise the hook subscribes again. */
export function useReportUpdates(listener: (update: TaskUpdate) => void): void {
  useEffect(() => onTaskUpdate(listener), [listener])
}
