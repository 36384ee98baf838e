/** The reports on screen; their end needs no notice. */
import { useEffect } from 'react'

const inSight = new Map<number, number>()

/** Marks a report as on screen while the component is mounted. */
export function useMarkInSight(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    inSight.set(id, (inSight.get(id) ?? 0) + 1)
    return () => {
      const remaining = (inSight.get(id) ?? 1) - 1
      if (remaining > 0) inSight.set(id, remaining)
      else inSight.delete(id)
    }
  }, [id])
}

export const isInSight = (id: number) => inSight.has(id)
