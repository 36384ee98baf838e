import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall, useChange } from '#web/api/queries.ts'

export type Totals = Output<typeof patents.getNewLocTotal>

/** What is new to this visit of the page. */
export interface Visit {
  /** Weeks with grants since the previous visit. */
  fresh: ReadonlySet<string>
  /** Time of the previous visit; null on the first visit, undefined while unknown. */
  since: string | null | undefined
}

export const NEW_VISIT: Visit = { fresh: new Set(), since: undefined }

/**
 * Loads the counts of the latest weeks, adds new weeks to the visit, and marks them as seen: the next visit starts from
 * here, while this one keeps its marks. Nothing is new on the first visit.
 */
export function useVisit(updateVisit: Dispatch<SetStateAction<Visit>>) {
  // Not cached: the next visit must not start with what was new to this one.
  const totals = useCall(patents.getNewLocTotal, {}, { gcTime: 0 })
  const { mutate: markSeen } = useChange(patents.seen)
  const { data } = totals
  useEffect(() => {
    if (!data) return
    const { seenUntil, weeks } = data
    const added = seenUntil === null ? [] : weeks.flatMap(({ isNew, week }) => (isNew ? [week] : []))
    updateVisit(({ since, fresh }) => ({
      since: since === undefined ? seenUntil : since,
      fresh: new Set([...fresh, ...added]),
    }))
    // If this fails, the weeks are new again next time.
    if (seenUntil === null || added.length > 0) markSeen({ body: {} })
  }, [data, updateVisit, markSeen])
  return totals
}
