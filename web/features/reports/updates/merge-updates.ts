import { PENDING, type TimedUpdate } from './task-updates.state.ts'

interface Row extends Pick<TimedUpdate, 'id' | 'stage' | 'progress'> {
  state: number
}

interface UpdateState {
  taskUpdates: ReadonlyMap<number, TimedUpdate>
  /** The event stream is connected. */
  isStreaming: boolean
  /** When the rows were read, in epoch milliseconds. */
  readAt: number
}

/**
 * The row with the stage and progress of its update. While the stream is connected, the update wins for running tasks,
 * because an answer may have been delayed on its way. Otherwise the newer of update and answer wins.
 */
export function withRowUpdate<R extends Row>(row: R, { taskUpdates, isStreaming, readAt }: UpdateState): R {
  const update = taskUpdates.get(row.id)
  if (!update || row.state !== PENDING) return row
  const isUpdateCurrent = update.at >= readAt || (isStreaming && update.state === PENDING)
  const { stage, progress } = update
  return isUpdateCurrent && (stage !== row.stage || progress !== row.progress) ? { ...row, stage, progress } : row
}

/** Returns the same object if no row changes. */
export function withPageUpdates<P extends { row: readonly Row[] }>(page: P, state: UpdateState): P {
  const row = page.row.map((one) => withRowUpdate(one, state))
  return row.every((one, at) => one === page.row[at]) ? page : { ...page, row }
}
