import { notifications } from '@mantine/notifications'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent, useRef } from 'react'
import { refreshAccount } from '#web/api/calls.ts'
import { connection } from '#web/api/connection.ts'
import { token } from '#web/api/session.ts'
import { checkConnection, watchConnection } from '#web/api/watch-connection.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './connection-bar.module.css'

const ID = 'connection'

/**
 * Shows a notice while the connection is lost, and a toast when it is back. Both are Mantine notifications, which stack
 * and do not cover each other.
 */
export function ConnectionBar() {
  useSignals()
  const { t } = useTranslation('shell')
  const isLost = connection.value !== 'online'
  const wasLost = useRef(isLost)
  const announceBack = useEffectEvent(() => {
    toast.success(t('connection.back'))
    // Queries refetch by themselves, but the balance in the bar is not a query.
    if (token.peek()) refreshAccount().catch(() => {})
  })
  useEffect(watchConnection, [])
  useEffect(() => {
    if (wasLost.current && !isLost) announceBack()
    wasLost.current = isLost
  }, [isLost])
  useEffect(() => {
    if (!isLost) return
    notifications.show({ id: ID, message: <Lost />, color: 'orange', autoClose: false, withCloseButton: false })
    return () => void notifications.hide(ID)
  }, [isLost])
  return null
}

function Lost() {
  useSignals()
  const { t } = useTranslation('shell')
  const now = connection.value
  return (
    <div className={classes.lost}>
      <AlertIcon size={18} />
      {now !== 'online' && <p>{t(`connection.${now}`)}</p>}
      <RetryButton retry={checkConnection} size="compact-sm" variant="default" />
    </div>
  )
}
