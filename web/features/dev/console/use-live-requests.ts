import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { listen } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'

/** Requests within this time cause only one refetch. */
const THROTTLE_MS = 150

/** Refetches the request log when the server has answered requests. Returns whether the event stream is open. */
export function useLiveRequests(): boolean {
  const queries = useQueryClient()
  const [live, setLive] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetchSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: keyOf(devRequests.index) })
      }, THROTTLE_MS)
    }
    const onConnected = (connected: boolean) => {
      setLive(connected)
      // Requests may have been missed while the stream was closed.
      if (connected) refetchSoon()
    }
    void listen(devRequests.live, { onEvent: refetchSoon, onConnected, signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [queries])
  return live
}
