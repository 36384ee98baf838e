import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import classes from '../form.module.css'

interface ClosedCardProps {
  reason: string
  onReopen: () => Promise<void>
  onAgain: () => void
}

/** Offers to reopen the closed account of a WeChat identity, as reopen.tsx does for logins by phone. */
export function ClosedCard({ reason, onReopen, onAgain }: ClosedCardProps) {
  const { t } = useTranslation(['account', 'wechat'])
  const [busy, setBusy] = useState(false)
  return (
    <div className={classes.form} role="status">
      <Notice tone="failure">{reason}</Notice>
      <Button
        size="md"
        loading={busy}
        onClick={() => {
          setBusy(true)
          void onReopen().finally(() => setBusy(false))
        }}
      >
        {t('login.reopen')}
      </Button>
      <Button variant="subtle" onClick={onAgain}>
        {t('wechat:bind.again')}
      </Button>
    </div>
  )
}
