import { useQueryClient } from '@tanstack/react-query'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'

interface DeleteCheckProps {
  /** The check to delete; null closes the dialog. */
  id: number | null
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteCheck({ id, onClose, onDeleted }: DeleteCheckProps) {
  const { t } = useTranslation('infringement')
  const queries = useQueryClient()
  const remove = useChange(infringement.remove)

  function confirm(id: number) {
    if (remove.isPending) return
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          toast.success(t('delete.done'))
          onDeleted?.()
        },
        onError: toast.failure,
        onSettled: () => {
          void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={id !== null}
      title={t('delete.title')}
      action={t('delete.confirm')}
      busy={remove.isPending}
      onDelete={() => id !== null && confirm(id)}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  )
}
