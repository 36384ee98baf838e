import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { useUser } from '#web/kit/session.ts'
import { ChargeSums } from './charge-sums.tsx'

interface ChargeDialogProps {
  opened: boolean
  title: string
  /** What the user gets for the price. */
  children: ReactNode
  module: ModuleName
  action: string
  onConfirm: () => void
  onClose: () => void
}

export function ChargeDialog({ opened, title, children, module, action, onConfirm, onClose }: ChargeDialogProps) {
  const { t } = useTranslation('frame')
  const user = useUser()
  return (
    // After a double click on the opening button, the second click hits the overlay and must not close the dialog.
    <Dialog opened={opened} onClose={onClose} title={title} centered size={420} closeOnClickOutside={false}>
      <p>{children}</p>
      <ChargeSums module={module} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!user} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Dialog>
  )
}
