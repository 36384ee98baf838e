import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import type { Collected } from './collect-dialog.tsx'

const DIALOG = lazyCode(() => import('./collect-dialog.tsx'))

interface CollectButtonProps {
  collected: Collected
  /** Called when the terms are in a list. */
  onDone?: () => void
}

/** Puts terms into a keyword list: chosen ones, or the first ones of a search. */
export function CollectButton({ collected, onDone }: CollectButtonProps) {
  const { t } = useTranslation('keywords')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpened(true)}>
        {t(collected.by === 'search' ? 'collectFound' : 'collect')}
      </Button>
      <LazyDialog lazy={DIALOG} opened={opened} onClose={() => setOpened(false)}>
        {({ CollectDialog }, isOpen) => (
          <CollectDialog collected={collected} opened={isOpen} onClose={() => setOpened(false)} onDone={onDone} />
        )}
      </LazyDialog>
    </>
  )
}
