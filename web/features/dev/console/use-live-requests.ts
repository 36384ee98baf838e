import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { listen } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'

/** Of a burst of requests the log is read again once. */
const GATHER_MS = 150

/** Has the log read again as requests are answered, by its own filters. Says whether the stream is open. */
export function useLiveRequests(): boolean {
  const queries = useQueryClient()
  const [live, setLive] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: keyOf(devRequests.index) })
      }, GATHER_MS)
    }
    const onConnected = (connected: boolean) => {
      setLive(connected)
      // What was answered while nobody listened.
      if (connected) read()
    }
    void listen(devRequests.live, { onEvent: read, onConnected, signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [queries])
  return live
}
