/** The actions allowed in each state of a report (SPEC section 4). */
import { isMarketRow, type ReportRow } from './report-row.ts'

export const PENDING = 0
export const COMPLETE = 1
export const FAILED = 2

export type ReportAction = 'download' | 'update' | 'recreate'
export type Refusal = 'downloadMissing' | 'notUpdatable' | 'notRecreatable'

/** Whether the report has a readable version. A remake that is running or has failed keeps the previous version. */
export const isReadable = ({ state, revision }: Pick<ReportRow, 'state' | 'revision'>) =>
  state === COMPLETE || revision !== null

/**
 * The state to show. If `stage` says that the task has ended, it takes precedence over `state`, because the event
 * stream reports the end shortly before the list has the new state.
 */
export const shownState = ({ state, stage }: Pick<ReportRow, 'state' | 'stage'>): number =>
  stage === 'failed' ? FAILED : stage === 'done' ? COMPLETE : state

export const hasActions = ({ state }: Pick<ReportRow, 'state'>) => state !== PENDING

/** Why the action is not allowed, as a text key below `reports:refusal`; undefined if it is allowed. */
export function refusalOf(action: ReportAction, { state, url }: Pick<ReportRow, 'state' | 'url'>): Refusal | undefined {
  if (action === 'download' && url === '') return 'downloadMissing'
  if (action === 'update' && state !== COMPLETE) return 'notUpdatable'
  if (action === 'recreate' && state !== FAILED) return 'notRecreatable'
  return undefined
}

/** Why the report failed, as a text key below `reports:failure`. */
export function failureOf(row: ReportRow) {
  if (row.failure === 'dataDamaged' && isMarketRow(row)) return 'nicheDamaged'
  return row.failure ?? 'internal'
}
