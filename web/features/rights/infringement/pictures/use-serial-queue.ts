import { useCallback, useRef } from 'react'

/**
 * Runs memory-heavy tasks one after the other: six large photos decoded at once take more than a gigabyte. Resolves to
 * undefined when a task is no longer wanted at its turn.
 */
export function useSerialQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<T>(task: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> => {
    const begin = async () => (isWanted() ? task() : undefined)
    const turn = last.current.then(begin, begin)
    last.current = turn
    return turn
  }, [])
}
