import { Button, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from './message.tsx'
import classes from './waiting.module.css'

/** The same as the timeout of a call (web/api/client.ts). */
const TIMEOUT_MS = 30_000

/** Shown while code or texts of a screen load; after the timeout it offers a reload. */
export function Waiting() {
  const { t } = useTranslation('frame')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, TIMEOUT_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (late)
    return (
      <Message tone="failure" title={t('loadFailed')} text={t('requestTimedOut')}>
        <Button onClick={() => location.reload()}>{t('retry')}</Button>
      </Message>
    )
  return (
    <div className={classes.waiting} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </div>
  )
}
