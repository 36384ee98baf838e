import { Button, Group, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { Watch } from './watches.tsx'

/** Asks before a saved search is deleted with what it has found; the search itself stays. */
export function DeleteWatch({ watch, onClose }: { watch: Watch | null; onClose: () => void }) {
  const { t } = useTranslation(['latest', 'frame'])
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
          void queries.invalidateQueries({ queryKey: keyOf(patents.watches) })
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      opened={watch !== null}
      onClose={onClose}
      title={t('delete.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      centered
      size={420}
    >
      <p>{watch && t('delete.text', { name: watch.name })}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button color="red.9" loading={remove.isPending} onClick={() => watch && confirm(watch.id)}>
          {t('delete.do')}
        </Button>
      </Group>
    </Modal>
  )
}
