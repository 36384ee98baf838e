/** What may be done with a report in which state, and what to say when not: SPEC section 4. */
import type { ReportRow } from './report-row.ts'

export const PENDING = 0
export const COMPLETE = 1
export const FAILED = 2

export type ReportAction = 'download' | 'update' | 'recreate'
export type Refusal = 'downloadMissing' | 'notUpdatable' | 'notRecreatable'

/** Actions show only on a report that is not in progress. */
export const hasActions = ({ state }: Pick<ReportRow, 'state'>) => state !== PENDING

/** Why an action is refused, as a key of `reports:refusal`; undefined when it may be done. */
export function refusalOf(action: ReportAction, { state, url }: Pick<ReportRow, 'state' | 'url'>): Refusal | undefined {
  if (action === 'download' && url === '') return 'downloadMissing'
  if (action === 'update' && state !== COMPLETE) return 'notUpdatable'
  if (action === 'recreate' && state !== FAILED) return 'notRecreatable'
  return undefined
}
