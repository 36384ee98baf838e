import { PENDING, type TimedUpdate } from './task-updates.state.ts'

interface Row extends Pick<TimedUpdate, 'id' | 'stage' | 'progress'> {
  state: number
}

interface UpdateState {
  taskUpdates: ReadonlyMap<number, TimedUpdate>
  /** True while the event stream is connected. */
  isStreaming: boolean
  /** When the rows were read, in epoch milliseconds. */
  readAt: number
}

/**
 * Replaces the stage and progress of a row by those of the task update, if the update is newer than the row. While the
 * event stream is connected, the update of a running task always wins, because the list answer may have been delayed.
 */
export function withRowUpdate<R extends Row>(row: R, { taskUpdates, isStreaming, readAt }: UpdateState): R {
  const update = taskUpdates.get(row.id)
  if (!update || row.state !== PENDING) return row
  const isUpdateCurrent = update.at >= readAt || (isStreaming && update.state === PENDING)
  const { stage, progress } = update
  return isUpdateCurrent && (stage !== row.stage || progress !== row.progress) ? { ...row, stage, progress } : row
}

/** Merges updates into the rows of a page. Returns the same object if no row changes. */
export function withPageUpdates<P extends { row: readonly Row[] }>(page: P, state: UpdateState): P {
  const row = page.row.map((one) => withRowUpdate(one, state))
  return row.every((one, at) => one === page.row[at]) ? page : { ...page, row }
}
