import { useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useChange } from '#web/api/queries.ts'
import { toast } from '#web/kit/toast.ts'
import { rememberCall } from './latest-call.ts'

/** Does something to this world, says that it is done, and has everything on the page read again. */
export function useAct<E extends DataEndpoint>(endpoint: E, done: string) {
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
