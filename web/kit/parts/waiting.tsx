import { Button, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from './message.tsx'
import classes from './waiting.module.css'

/** The time limit of a call. */
const PATIENCE_MS = 30_000

/** Shown while a screen's code or texts load; after the time limit it offers a retry. */
export function Waiting() {
  const { t } = useTranslation('frame')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true)
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
