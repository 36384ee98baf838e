/** Calls for saved calculations of any kind. */
import { useQueryClient } from '@tanstack/react-query'
import { type CalculationKind, calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { toast } from '#web/kit/toast.ts'

export type SavedRow = Output<typeof calculators.list>['row'][number]

interface ToSave {
  /** Replaces this calculation. */
  id?: number
  name: string
  /** JSON. */
  input: string
}

export function useSave(kind: CalculationKind) {
  const queries = useQueryClient()
  const save = useChange(calculators.save)
  return {
    ...save,
    run: (body: ToSave, onSuccess: (row: SavedRow) => void, onError?: (failure: unknown) => void) =>
      save.mutate(
        { body: { kind, ...body } },
        {
          onSuccess: (row) => {
            void queries.invalidateQueries({ queryKey: keyOf(calculators.list) })
            onSuccess(row)
          },
          ...(onError && { onError }),
        },
      ),
  }
}

/** Freezes a copy of a saved calculation, and hands its token on. */
export function useShare(onToken: (token: string) => void) {
  const share = useChange(calculators.share)
  return {
    isPending: share.isPending,
    run: (id: number) =>
      share.mutate({ body: { id } }, { onSuccess: ({ token }) => onToken(token), onError: toast.failure }),
  }
}
