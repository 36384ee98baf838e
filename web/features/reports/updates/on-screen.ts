/** The reports that this tab shows at the moment. They need no notice when they are finished. */
import { useEffect } from 'react'

const mounted = new Map<number, number>()

/** Marks a report as on screen while the component is mounted. */
export function useMarkOnScreen(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    mounted.set(id, (mounted.get(id) ?? 0) + 1)
    return () => {
      const remaining = (mounted.get(id) ?? 1) - 1
      if (remaining > 0) mounted.set(id, remaining)
      else mounted.delete(id)
    }
  }, [id])
}

export const isReportOnScreen = (id: number) => mounted.has(id)
