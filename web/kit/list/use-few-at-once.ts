import { useEffect, useReducer, useRef } from 'react'

/** More new rows than this make a frame late on a slow computer. */
const MAX_NEW = 4

/**
 * The ids to draw now: those drawn before, and a few more each frame, in the order given. So a jump in a long list takes
 * several short frames instead of a long one.
 */
export function useFewAtOnce<Id>(ids: readonly Id[]): ReadonlySet<Id> {
  const drawn = useRef<ReadonlySet<Id>>(new Set())
  const [, drawMore] = useReducer((count: number) => count + 1, 0)
  const added = ids.filter((id) => !drawn.current.has(id))
  const later = new Set(added.slice(MAX_NEW))
  const now = new Set(ids.filter((id) => !later.has(id)))
  useEffect(() => {
    drawn.current = now
    if (later.size === 0) return
    const frame = requestAnimationFrame(drawMore)
    return () => cancelAnimationFrame(frame)
  })
  return now
}
