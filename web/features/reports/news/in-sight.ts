/** The reports on the screen now: their end needs no notice. */
import { useEffect } from 'react'

const inSight = new Map<number, number>()

/** Marks a report as on the screen while the component is. */
export function useMarkInSight(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    inSight.set(id, (inSight.get(id) ?? 0) + 1)
    return () => {
      const left = (inSight.get(id) ?? 1) - 1
      if (left > 0) inSight.set(id, left)
      else inSight.delete(id)
    }
  }, [id])
}

export const isInSight = (id: number) => inSight.has(id)
