import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/rights/patents.ts'
import { watches } from '#contracts/api/watches.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import type { Watch } from './use-watches.ts'

export function DeleteWatch({ watch, onClose }: { watch: Watch | null; onClose: () => void }) {
  const { t } = useTranslation('latest')
  const queries = useQueryClient()
  const remove = useChange(patents.unwatch)

  function confirm(id: number) {
    if (remove.isPending) return
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => toast.success(t('delete.done')),
        onError: toast.failure,
        onSettled: () => {
          for (const endpoint of [patents.watches, watches.counts, watches.list])
            void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={watch !== null}
      title={t('delete.title')}
      action={t('delete.do')}
      busy={remove.isPending}
      onDelete={() => watch && confirm(watch.id)}
      onClose={onClose}
    >
      {watch && t('delete.text', { name: watch.name })}
    </DeleteDialog>
  )
}
