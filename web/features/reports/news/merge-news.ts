import { PENDING, type TimedNews } from './task-news.state.ts'

interface Row extends Pick<TimedNews, 'id' | 'stage' | 'progress'> {
  state: number
}

interface NewsState {
  taskNews: ReadonlyMap<number, TimedNews>
  /** The event stream is connected. */
  isStreaming: boolean
  /** When the rows were read, in epoch milliseconds. */
  readAt: number
}

/**
 * The row with the stage and progress of its news. While the stream is connected, it wins for running tasks, because an
 * answer may have been delayed on its way. Otherwise the newer of news and answer wins.
 */
export function withRowNews<R extends Row>(row: R, { taskNews, isStreaming, readAt }: NewsState): R {
  const news = taskNews.get(row.id)
  if (!news || row.state !== PENDING) return row
  const isNewsCurrent = news.at >= readAt || (isStreaming && news.state === PENDING)
  const { stage, progress } = news
  return isNewsCurrent && (stage !== row.stage || progress !== row.progress) ? { ...row, stage, progress } : row
}

/** Returns the same object if no row changes. */
export function withPageNews<P extends { row: readonly Row[] }>(page: P, state: NewsState): P {
  const row = page.row.map((one) => withRowNews(one, state))
  return row.every((one, at) => one === page.row[at]) ? page : { ...page, row }
}
