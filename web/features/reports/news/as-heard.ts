/** Merges task news into rows of report lists. */
import { type Heard, PENDING } from './heard.state.ts'

interface Row extends Pick<Heard, 'id' | 'stage' | 'progress'> {
  state: number
}

interface Hearing {
  heard: ReadonlyMap<number, Heard>
  /** The event stream is connected. */
  followed: boolean
  /** When the rows were read, in epoch milliseconds. */
  readAt: number
}

/**
 * The row with the stage and progress of its news. While the stream is connected, it wins for running tasks, because an
 * answer may have been delayed on its way. Otherwise the newer of news and answer wins.
 */
export function rowAsHeard<R extends Row>(row: R, { heard, followed, readAt }: Hearing): R {
  const news = heard.get(row.id)
  if (!news || row.state !== PENDING) return row
  const right = news.at >= readAt || (followed && news.state === PENDING)
  const { stage, progress } = news
  return right && (stage !== row.stage || progress !== row.progress) ? { ...row, stage, progress } : row
}

/** Returns the same object if no row changes. */
export function pageAsHeard<P extends { row: readonly Row[] }>(page: P, hearing: Hearing): P {
  const row = page.row.map((one) => rowAsHeard(one, hearing))
  return row.every((one, at) => one === page.row[at]) ? page : { ...page, row }
}
