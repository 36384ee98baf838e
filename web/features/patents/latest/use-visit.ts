import { useEffect, useState } from 'react'
import { patents } from '#contracts/api/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall, useChange } from '#web/api/queries.ts'

export type Totals = Output<typeof patents.getNewLocTotal>

/**
 * The counts of the latest weeks, and which of these were new when this visit began. What has been shown is seen: the next
 * visit starts from here, while this one keeps its marks. On the first visit of all nothing is new.
 */
export function useVisit() {
  // Kept for this visit only: the next one must not begin with what was new to this.
  const totals = useCall(patents.getNewLocTotal, {}, { gcTime: 0 })
  const { mutate: see } = useChange(patents.seen)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [since, setSince] = useState<string | null>()
  const { data } = totals
  useEffect(() => {
    if (!data) return
    setSince((before) => (before === undefined ? data.seenUntil : before))
    const added = data.weeks.filter(({ isNew }) => isNew)
    if (data.seenUntil !== null && added.length > 0)
      setFresh((before) => new Set([...before, ...added.map(({ week }) => week)]))
    // What could not be told is new again the next time.
    if (data.seenUntil === null || added.length > 0) see({ body: {} })
  }, [data, see])
  return { totals, fresh, since: since ?? null }
}
