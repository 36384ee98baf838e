/** What screens may know of running report tasks. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { pageAsHeard, rowAsHeard } from './as-heard.ts'
import { certain, followed, heard, type News, onNews, percentOf } from './heard.state.ts'

/** Whether a stream tells of running tasks, here or in another tab: whoever polls may do so rarely. */
export function useFollowed(): boolean {
  useSignals()
  return followed.value
}

/** How far the running tasks are together, in whole percent; undefined when none runs or nobody knows. */
export function useRunningPercent(): number | undefined {
  useSignals()
  return certain.value || followed.value ? percentOf(heard.value) : undefined
}

/** A page of a list that was read at `readAt` (milliseconds), with what has been heard since. */
export function usePageAsHeard<P extends Parameters<typeof pageAsHeard>[0]>(
  page: P | undefined,
  readAt: number,
): P | undefined {
  useSignals()
  return page && pageAsHeard(page, { heard: heard.value, followed: followed.value, readAt })
}

/** A single row likewise. */
export function useRowAsHeard<R extends Parameters<typeof rowAsHeard>[0]>(row: R, readAt: number): R {
  useSignals()
  return rowAsHeard(row, { heard: heard.value, followed: followed.value, readAt })
}

/** Calls back with each news. The listener must stay the same from one drawing to the next. */
export function useReportNews(listener: (news: News) => void): void {
  useEffect(() => onNews(listener), [listener])
}
