import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/rights/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import type { Query } from './query-words.ts'

export function DeleteSearch({ query, onClose }: { query: Query | null; onClose: () => void }) {
  const { t } = useTranslation('patents')
  const queries = useQueryClient()
  const remove = useChange(patents.deleteQuery)

  function confirm(queryId: string) {
    if (remove.isPending) return
    remove.mutate(
      { body: { queryId } },
      {
        onSuccess: () => toast.success(t('earlier.deleted')),
        onError: toast.failure,
        onSettled: () => {
          for (const endpoint of [patents.queries, patents.watches])
            void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={query !== null}
      title={t('earlier.deleteTitle')}
      action={t('earlier.deleteConfirm')}
      busy={remove.isPending}
      onDelete={() => query && confirm(query.queryId)}
      onClose={onClose}
    >
      {t('earlier.deleteText')}
    </DeleteDialog>
  )
}
