import { useQueryClient } from '@tanstack/react-query'
import { calculators } from '#contracts/api/calculators.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import { useTableWords } from '../use-table-words.ts'
import { type ListedTable, useOwnName } from './own-name.ts'

interface DeleteTableProps {
  /** The table to delete; null closes the dialog. */
  listed: ListedTable | null
  onClose: () => void
}

export function DeleteTable({ listed, onClose }: DeleteTableProps) {
  const { t } = useTranslation('own-tables')
  const queries = useQueryClient()
  const remove = useChange(calculators.removeOwnTable)
  const nameOf = useOwnName()
  const { daysOf } = useTableWords()

  function confirm({ row: { id } }: ListedTable) {
    if (remove.isPending) return
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => toast.success(t('deleted')),
        onError: toast.failure,
        onSettled: () => {
          void queries.invalidateQueries({ queryKey: keyOf(calculators.ownTables) })
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={listed !== null}
      title={t('deleteTitle')}
      action={t('action.delete')}
      busy={remove.isPending}
      onDelete={() => listed && confirm(listed)}
      onClose={onClose}
    >
      {listed && t('deleteText', { name: nameOf(listed.row.table), days: daysOf(listed.entry) })}
    </DeleteDialog>
  )
}
