import { useQueryClient } from '@tanstack/react-query'
import { infringement } from '#contracts/api/infringement.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/rights/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'

interface DeleteCheckProps {
  id: number
  onClose: () => void
  /** Once it is gone. */
  onDeleted?: () => void
}

/** Asks before a check goes with its pictures and the note. */
export function DeleteCheck({ id, onClose, onDeleted }: DeleteCheckProps) {
  const { t } = useTranslation('infringement')
  const queries = useQueryClient()
  const remove = useChange(infringement.remove)
  const confirm = () =>
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
  return (
    <DeleteDialog
      title={t('delete.title')}
      text={t('delete.text')}
      confirm={t('delete.confirm')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
