import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { RefreshIcon } from './icons.tsx'

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  retry: () => Promise<unknown>
}

/** `aria-disabled` while busy, because a disabled button would lose the focus. */
export function RetryButton({ retry, ...look }: RetryButtonProps) {
  const { t } = useTranslation('frame')
  const [busy, setBusy] = useState(false)
  const onClick = () => {
    if (busy) return
    setBusy(true)
    void retry().finally(() => setBusy(false))
  }
  return (
    <Button {...look} leftSection={<RefreshIcon size={16} />} onClick={onClick} aria-disabled={busy} aria-busy={busy}>
      {t(busy ? 'retrying' : 'retry')}
    </Button>
  )
}
