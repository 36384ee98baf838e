/** What may be done with a report in which state, and what to say when not: SPEC section 4. */
import { isMarketRow, type ReportRow } from './report-row.ts'

export const PENDING = 0
export const COMPLETE = 1
export const FAILED = 2

export type ReportAction = 'download' | 'update' | 'recreate'
export type Refusal = 'downloadMissing' | 'notUpdatable' | 'notRecreatable'

/** Whether there is a version to read: the report that is complete, or the one before the one that is made or has failed. */
export const isReadable = ({ state, revision }: Pick<ReportRow, 'state' | 'revision'>) =>
  state === COMPLETE || revision !== null

/** The state to show. The stream tells the end of a task a moment before the list answers with its new state. */
export const shownState = ({ state, stage }: Pick<ReportRow, 'state' | 'stage'>): number =>
  stage === 'failed' ? FAILED : stage === 'done' ? COMPLETE : state

/** Actions show only on a report that is not in progress. */
export const hasActions = ({ state }: Pick<ReportRow, 'state'>) => state !== PENDING

/** Why an action is refused, as a key of `reports:refusal`; undefined when it may be done. */
export function refusalOf(action: ReportAction, { state, url }: Pick<ReportRow, 'state' | 'url'>): Refusal | undefined {
  if (action === 'download' && url === '') return 'downloadMissing'
  if (action === 'update' && state !== COMPLETE) return 'notUpdatable'
  if (action === 'recreate' && state !== FAILED) return 'notRecreatable'
  return undefined
}

/** Why a report failed, as a key of `reports:failure`. */
export function failureOf(row: ReportRow) {
  if (row.failure === 'dataDamaged' && isMarketRow(row)) return 'nicheDamaged'
  return row.failure ?? 'internal'
}
