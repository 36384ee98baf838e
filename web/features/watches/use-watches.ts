import { useQueryClient } from '@tanstack/react-query'
import { home } from '#contracts/api/home.ts'
import { watches } from '#contracts/api/watches.ts'
import { keyOf, useCall } from '#web/api/queries.ts'

const FRESH_MS = 60_000

export const useWatches = () => useCall(watches.list, {}, { staleTime: FRESH_MS })

/** Refetches everything that shows watches. */
export function useRefreshWatches(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const endpoint of [watches.list, watches.changes, watches.counts, home.overview])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
}
