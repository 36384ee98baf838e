import { useCallback, useRef } from 'react'

/**
 * Returns a function that runs memory-heavy tasks one after another, because decoding six large photos at once takes
 * more than a gigabyte. The promise of a task resolves to undefined if the task is no longer wanted when its turn
 * comes.
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
