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
  /** What is done for the price. */
  children: ReactNode
  module: ModuleName
  /** What the button says. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Tells what a charged action does and costs, and asks before anything is charged. */
export function ChargeDialog({ opened, title, children, module, action, onConfirm, onClose }: ChargeDialogProps) {
  const { t } = useTranslation('frame')
  const user = useUser()
  return (
    // A double click on the button behind must not close the dialog that its first click has opened.
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
