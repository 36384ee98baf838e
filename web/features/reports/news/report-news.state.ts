import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { pageAsHeard, rowAsHeard } from './as-heard.ts'
import { certain, followed, heard, type News, onNews, percentOf } from './heard.state.ts'

/** Whether any tab has an open event stream, so that polling may be rare. */
export function useFollowed(): boolean {
  useSignals()
  return followed.value
}

/** Average progress in whole percent; undefined if no task runs or the tasks are unknown. */
export function useRunningPercent(): number | undefined {
  useSignals()
  return certain.value || followed.value ? percentOf(heard.value) : undefined
}

/** The page with its task news. `readAt`: epoch milliseconds. */
export function usePageAsHeard<P extends Parameters<typeof pageAsHeard>[0]>(
  page: P | undefined,
  readAt: number,
): P | undefined {
  useSignals()
  return page && pageAsHeard(page, { heard: heard.value, followed: followed.value, readAt })
}

/** The row with its task news. `readAt`: epoch milliseconds. */
export function useRowAsHeard<R extends Parameters<typeof rowAsHeard>[0]>(row: R, readAt: number): R {
  useSignals()
  return rowAsHeard(row, { heard: heard.value, followed: followed.value, readAt })
}

/** The listener must be stable between renders. */
export function useReportNews(listener: (news: News) => void): void {
  useEffect(() => onNews(listener), [listener])
}
