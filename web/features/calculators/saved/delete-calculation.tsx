import { useQueryClient } from '@tanstack/react-query'
import { calculators } from '#contracts/api/calculators.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import type { SavedRow } from './calls.ts'

interface DeleteCalculationProps {
  /** The calculation to delete; null closes the dialog. */
  row: SavedRow | null
  onClose: () => void
  onDeleted: (id: number) => void
}

/** Asks before a saved calculation of any kind is deleted. */
export function DeleteCalculation({ row, onClose, onDeleted }: DeleteCalculationProps) {
  const { t } = useTranslation('calculators')
  const queries = useQueryClient()
  const remove = useChange(calculators.remove)

  function confirm({ id }: SavedRow) {
    if (remove.isPending) return
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          toast.success(t('saved.deleted'))
          onDeleted(id)
        },
        onError: toast.failure,
        onSettled: () => {
          void queries.invalidateQueries({ queryKey: keyOf(calculators.list) })
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={row !== null}
      title={t('saved.deleteTitle')}
      action={t('saved.delete')}
      busy={remove.isPending}
      onDelete={() => row && confirm(row)}
      onClose={onClose}
    >
      {t('saved.deleteText', { name: row?.name ?? '' })} {row && row.links.length > 0 && t('saved.deleteShared')}
    </DeleteDialog>
  )
}
