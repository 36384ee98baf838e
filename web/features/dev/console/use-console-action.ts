import { useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useChange } from '#web/api/queries.ts'
import { toast } from '#web/kit/toast.ts'
import { rememberCall } from './latest-call.ts'

/** Runs a console action: shows `done` as a toast and refetches all queries. */
export function useConsoleAction<E extends DataEndpoint>(endpoint: E, done: string) {
  const queries = useQueryClient()
  const change = useChange(endpoint)
  return {
    busy: change.isPending,
    act: (input: Input<E>, then?: (answer: Output<E>) => unknown) => {
      rememberCall({ endpoint, body: input.body })
      change.mutate(input, {
        onSuccess: async (answer) => {
          try {
            await then?.(answer)
            toast.success(done)
          } catch (thrown) {
            toast.failure(thrown)
          }
          void queries.invalidateQueries()
        },
        onError: toast.failure,
      })
    },
  }
}
