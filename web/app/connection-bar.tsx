import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent, useRef } from 'react'
import { refreshAccount } from '#web/api/calls.ts'
import { connection } from '#web/api/connection.ts'
import { token } from '#web/api/session.ts'
import { checkConnection, watchConnection } from '#web/api/watch-connection.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { toast } from '#web/kit/toast.ts'
import { FloatingNotice } from './floating-notice.tsx'

/** Shows a lost network or server until it is back, then a toast. */
export function ConnectionBar() {
  useSignals()
  const { t } = useTranslation('shell')
  const now = connection.value
  const isLost = now !== 'online'
  const wasLost = useRef(isLost)
  const tellBack = useEffectEvent(() => {
    toast.success(t('connection.back'))
    // Queries refetch themselves; the balance in the bar is not a query.
    if (token.peek()) refreshAccount().catch(() => {})
  })
  useEffect(watchConnection, [])
  useEffect(() => {
    if (wasLost.current && !isLost) tellBack()
    wasLost.current = isLost
  }, [isLost])
  if (!isLost) return null
  return (
    <FloatingNotice overDialogs action={<RetryButton retry={checkConnection} size="compact-sm" variant="default" />}>
      {t(`connection.${now}`)}
    </FloatingNotice>
  )
}
