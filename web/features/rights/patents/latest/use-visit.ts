import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall, useChange } from '#web/api/queries.ts'

export type Totals = Output<typeof patents.getNewLocTotal>

/** What is new on this visit to the page. */
export interface Visit {
  /** Weeks with patents that were added since the previous visit. */
  fresh: ReadonlySet<string>
  /** Time of the previous visit; null on the first visit, undefined while unknown. */
  since: string | null | undefined
}

export const NEW_VISIT: Visit = { fresh: new Set(), since: undefined }

/**
 * Loads the counts of the latest weeks, adds the new weeks to the visit, and tells the server that the user has seen
 * them. The weeks stay labelled as new during this visit, but not on the next one. On the first visit nothing is new.
 */
export function useVisit(updateVisit: Dispatch<SetStateAction<Visit>>) {
  // Not cached, because weeks that were new on this visit must not show as new on the next.
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
    // If this fails, the weeks are new again on the next visit.
    if (seenUntil === null || added.length > 0) markSeen({ body: {} })
  }, [data, updateVisit, markSeen])
  return totals
}
