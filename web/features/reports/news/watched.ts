/** Which reports the reader looks at: nobody needs to be told of what is in sight. */
import { useEffect } from 'react'

const watched = new Map<number, number>()

/** This screen shows the report, and will show how its task ends. */
export function useWatches(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    watched.set(id, (watched.get(id) ?? 0) + 1)
    return () => {
      const left = (watched.get(id) ?? 1) - 1
      if (left > 0) watched.set(id, left)
      else watched.delete(id)
    }
  }, [id])
}

export const isWatched = (id: number) => watched.has(id)
