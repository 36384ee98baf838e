/** Rows of a list as they are by now: what was read of a running task, with what has been heard of it since. */
import { type Heard, PENDING } from './heard.state.ts'

interface Row extends Pick<Heard, 'id' | 'stage' | 'progress'> {
  state: number
}

interface Hearing {
  heard: ReadonlyMap<number, Heard>
  /** Whether the stream tells at present. */
  followed: boolean
  /** When the rows were read, in milliseconds. */
  readAt: number
}

/**
 * The row with the stage and progress that were heard of it. The stream is right whenever it tells: an answer may have
 * been on its way meanwhile, and a task that is tried again begins anew. Without a stream, what is later is right. What
 * has ended is so until a later answer says what became of it.
 */
export function rowAsHeard<R extends Row>(row: R, { heard, followed, readAt }: Hearing): R {
  const news = heard.get(row.id)
  if (!news || row.state !== PENDING) return row
  const right = news.at >= readAt || (followed && news.state === PENDING)
  const { stage, progress } = news
  return right && (stage !== row.stage || progress !== row.progress) ? { ...row, stage, progress } : row
}

/** The rows of a page likewise; the same page where nothing has been heard. */
export function pageAsHeard<P extends { row: readonly Row[] }>(page: P, hearing: Hearing): P {
  const row = page.row.map((one) => rowAsHeard(one, hearing))
  return row.every((one, at) => one === page.row[at]) ? page : { ...page, row }
}
