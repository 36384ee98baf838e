/** The command palette. It loads when it is first opened, with the screen names in both languages for the search. */
import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { PaletteBody } from './palette-body.tsx'

interface PaletteProps {
  /** The palette opens whenever this number increases. */
  openCount: number
}

export function Palette({ openCount }: PaletteProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens whenever the count increases
  useEffect(() => setOpen(true), [openCount])
  const close = () => setOpen(false)
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={640}
      yOffset={80}
      aria-label={t('palette.label')}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
    >
      <PaletteBody onClose={close} />
    </Modal>
  )
}
