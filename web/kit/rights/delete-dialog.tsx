import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'

interface DeleteDialogProps {
  title: string
  /** What goes, and that it cannot be had back. */
  text: string
  confirm: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is kept goes. */
export function DeleteDialog({ title, text, confirm, busy, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('frame')
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }} centered size={420}>
      <p>{text}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="red.9" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
