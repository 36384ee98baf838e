import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { withPageNews, withRowNews } from './merge-news.ts'
import { areTasksKnown, isStreaming, type News, onNews, percentOf, taskNews } from './task-news.state.ts'

/** Whether any tab has an open event stream, so that polling may be rare. */
export function useIsStreaming(): boolean {
  useSignals()
  return isStreaming.value
}

/** Average progress in whole percent; undefined if no task runs or the tasks are unknown. */
export function useRunningPercent(): number | undefined {
  useSignals()
  return areTasksKnown.value || isStreaming.value ? percentOf(taskNews.value) : undefined
}

/** The page with its task news. `readAt`: epoch milliseconds. */
export function usePageWithNews<P extends Parameters<typeof withPageNews>[0]>(
  page: P | undefined,
  readAt: number,
): P | undefined {
  useSignals()
  return page && withPageNews(page, { taskNews: taskNews.value, isStreaming: isStreaming.value, readAt })
}

/** The row with its task news. `readAt`: epoch milliseconds. */
export function useRowWithNews<R extends Parameters<typeof withRowNews>[0]>(row: R, readAt: number): R {
  useSignals()
  return withRowNews(row, { taskNews: taskNews.value, isStreaming: isStreaming.value, readAt })
}

/** The listener must be stable between renders. */
export function useReportNews(listener: (news: News) => void): void {
  useEffect(() => onNews(listener), [listener])
}
