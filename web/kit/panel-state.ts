/** The five states of whatever loads something: where a query becomes what a Panel shows. */
import { messageOf } from '#web/api/failure.ts'

export type PanelState<T> =
  | { is: 'loading' }
  | { is: 'empty' }
  /** Nothing to show: `text` is the failure's own message. */
  | { is: 'error'; text: string; retry: () => Promise<unknown> }
  /** Older data stays on the screen while its refresh failed; `since` is when it was read. */
  | { is: 'stale'; data: T; since: Date; text: string; retry: () => Promise<unknown> }
  | { is: 'ready'; data: T }

/** What of a query's result counts here: useCall answers it. */
export interface Reading<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  /** When the data was read, in milliseconds; 0 without data. */
  dataUpdatedAt: number
  refetch: () => Promise<unknown>
}

/** The state of a query. `isEmpty` tells when an answer holds nothing to show. */
export function panelState<T>(
  { data, error, isError, dataUpdatedAt, refetch }: Reading<T>,
  isEmpty: (data: T) => boolean = () => false,
): PanelState<T> {
  const failed = { text: messageOf(error), retry: () => refetch() }
  if (data === undefined) return isError ? { is: 'error', ...failed } : { is: 'loading' }
  if (isError) return { is: 'stale', data, since: new Date(dataUpdatedAt), ...failed }
  return isEmpty(data) ? { is: 'empty' } : { is: 'ready', data }
}
