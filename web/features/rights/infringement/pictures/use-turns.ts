import { useCallback, useRef } from 'react'

/**
 * Does what takes much memory one after the other, in the order in which it was asked for: six large photos read at once
 * unpack to more than a gigabyte. What is not wanted any more when its turn comes is passed by, and is undefined.
 */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<T>(task: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> => {
    const begin = async () => (isWanted() ? task() : undefined)
    const turn = last.current.then(begin, begin)
    last.current = turn
    return turn
  }, [])
}
