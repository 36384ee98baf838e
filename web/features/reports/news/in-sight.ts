/** Which reports the reader looks at: nobody needs to be told of what is in sight. */
import { useEffect } from 'react'

const inSight = new Map<number, number>()

/** This screen shows the report, and will show how its task ends. */
export function useInSight(id: number | undefined): void {
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
