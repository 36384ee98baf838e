/** The command palette. It loads when it is first opened, with the screen names in both languages for the search. */
import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { PaletteBody } from './palette-body.tsx'

interface PaletteProps {
  /** The palette opens whenever this number increases. */
  openCount: number
  /** The first text of the field: what was typed while the palette loaded. */
  typedAhead: string
  onShown: () => void
  onClose: () => void
}

export function Palette({ openCount, typedAhead, onShown, onClose }: PaletteProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens whenever the count increases
  useEffect(() => setOpen(true), [openCount])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onShown, [])
  const close = () => {
    setOpen(false)
    onClose()
  }
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
      <PaletteBody typedAhead={typedAhead} onClose={close} />
    </Modal>
  )
}
