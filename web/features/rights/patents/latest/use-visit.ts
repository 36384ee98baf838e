import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall, useChange } from '#web/api/queries.ts'

export type Totals = Output<typeof patents.getNewLocTotal>

/** What a visit of the page knows to be new, from its beginning to its end. */
export interface Visit {
  /** Weeks that have grants since the visit before. */
  fresh: ReadonlySet<string>
  /** When the visit before was; null on the first one of all, and undefined until that is known. */
  since: string | null | undefined
}

export const BEGUN_VISIT: Visit = { fresh: new Set(), since: undefined }

/**
 * The counts of the latest weeks; adds those that are new to what the visit knows. What has been shown is seen: the next
 * visit starts from here, while this one keeps its marks. On the first visit of all nothing is new.
 */
export function useVisit(note: Dispatch<SetStateAction<Visit>>) {
  // Read anew wherever they are shown: the next visit must not begin with what was new to this.
  const totals = useCall(patents.getNewLocTotal, {}, { gcTime: 0 })
  const { mutate: see } = useChange(patents.seen)
  const { data } = totals
  useEffect(() => {
    if (!data) return
    const { seenUntil, weeks } = data
    const added = seenUntil === null ? [] : weeks.flatMap(({ isNew, week }) => (isNew ? [week] : []))
    note(({ since, fresh }) => ({
      since: since === undefined ? seenUntil : since,
      fresh: new Set([...fresh, ...added]),
    }))
    // What could not be told is new again the next time.
    if (seenUntil === null || added.length > 0) see({ body: {} })
  }, [data, note, see])
  return totals
}
