/** Maps a query to the state that a Panel shows. */
import { canRetry, messageOf } from '#web/api/failure.ts'

type Retry = () => Promise<unknown>

export type PanelState<T> =
  | { is: 'loading' }
  | { is: 'empty' }
  /** `text`: the message of the failure; `retry`: null if the same call would fail again. */
  | { is: 'error'; text: string; retry: Retry | null }
  /** Shows older data, loaded at `since`, because the refresh failed. */
  | { is: 'stale'; data: T; since: Date; text: string; retry: Retry | null }
  | { is: 'ready'; data: T }

export interface QueryResult<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  /** Epoch milliseconds; 0 without data. */
  dataUpdatedAt: number
  refetch: () => Promise<unknown>
}

/** `isEmpty`: whether the data has nothing to show. */
export function panelState<T>(
  { data, error, isError, dataUpdatedAt, refetch }: QueryResult<T>,
  isEmpty: (data: T) => boolean = () => false,
): PanelState<T> {
  const failed = { text: messageOf(error), retry: canRetry(error) ? () => refetch() : null }
  if (data === undefined) return isError ? { is: 'error', ...failed } : { is: 'loading' }
  if (isError) return { is: 'stale', data, since: new Date(dataUpdatedAt), ...failed }
  return isEmpty(data) ? { is: 'empty' } : { is: 'ready', data }
}
