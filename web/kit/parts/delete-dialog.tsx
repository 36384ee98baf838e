import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from './dialog.tsx'

interface DeleteDialogProps {
  opened: boolean
  title: string
  /** What will be deleted, and the consequences. */
  children: ReactNode
  action: string
  busy: boolean
  onDelete: () => void
  onClose: () => void
}

export function DeleteDialog({ opened, title, children, action, busy, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('frame')
  return (
    <Dialog opened={opened} onClose={onClose} title={title} centered size={420}>
      <p>{children}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="red.9" loading={busy} onClick={onDelete}>
          {action}
        </Button>
      </Group>
    </Dialog>
  )
}
