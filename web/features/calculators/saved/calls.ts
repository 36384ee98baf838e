/** Calls for saved calculations of any kind. */
import { useQueryClient } from '@tanstack/react-query'
import { type CalculationKind, calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'

export type SavedRow = Output<typeof calculators.list>['row'][number]

interface ToSave {
  /** The calculation to overwrite; without it, the call saves a new one. */
  id?: number
  name: string
  /** The input as JSON. */
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

/** Returns the URL of a frozen copy; `path` is the path of the tool. */
export const linkTo = (path: string, token: string): string => `${location.origin}${path}?shared=${token}`

/** Shares a frozen copy of a saved calculation and passes its token to `onToken`. */
export function useShare(onToken: (token: string) => void) {
  const queries = useQueryClient()
  const share = useChange(calculators.share)
  return {
    isPending: share.isPending,
    run: (id: number) =>
      share.mutate(
        { body: { id } },
        {
          onSuccess: ({ token }) => {
            void queries.invalidateQueries({ queryKey: keyOf(calculators.list) })
            onToken(token)
          },
          onError: toast.failure,
        },
      ),
  }
}

/** Withdraws a frozen copy that this account has shared. */
export function useWithdraw(onWithdrawn: () => void): { run: (token: string) => void; isPending: boolean } {
  const { t } = useTranslation('calculators')
  const queries = useQueryClient()
  const unshare = useChange(calculators.unshare)
  return {
    isPending: unshare.isPending,
    run: (token) =>
      unshare.mutate(
        { body: { token } },
        {
          onSuccess: () => {
            toast.success(t('shared.withdrawn'))
            onWithdrawn()
          },
          onError: toast.failure,
          // Refetches also after a failure: the copy may have been withdrawn elsewhere.
          onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(calculators.list) }),
        },
      ),
  }
}
