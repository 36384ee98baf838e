import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { PanelState } from '#web/kit/panel-state.ts'
import { AlertIcon } from './icons.tsx'
import { Message, type MessageProps } from './message.tsx'
import classes from './panel.module.css'
import { RetryButton } from './retry-button.tsx'

export interface PanelProps<T> {
  state: PanelState<T>
  /** As large as the content, to avoid a layout shift. */
  skeleton: ReactNode
  /** The message for an empty state. */
  empty?: Pick<MessageProps, 'title' | 'text' | 'children'>
  /** Replaces the default title of a failure; the message of the failure is shown below it. */
  errorTitle?: string
  /** Shown beside the retry button. */
  errorAction?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the states loading, empty, error, stale and ready in the same way everywhere. */
export function Panel<T>({ state, skeleton, empty, errorTitle, errorAction, children }: PanelProps<T>) {
  const { t } = useTranslation('frame')
  const place = useRef<HTMLDivElement>(null)
  const [retried, setRetried] = useState<PanelState<T>>()
  // A refetch clears the failure of the query, but its message stays on screen until the result arrives.
  const shown = retried && state.is === 'loading' ? retried : state

  const holdsFocus = useRef(false)
  // The panel takes the focus if the focused retry button disappears, in this render or a later one.
  useLayoutEffect(() => {
    if (!holdsFocus.current || place.current?.contains(document.activeElement)) return
    holdsFocus.current = false
    if (document.activeElement === document.body || !document.activeElement) place.current?.focus()
  })

  const retryKeepingFocus = (retry: () => Promise<unknown>) => async () => {
    setRetried(state)
    holdsFocus.current = place.current?.contains(document.activeElement) ?? false
    await retry()
    setRetried(undefined)
  }

  return (
    <div ref={place} className={classes.panel} tabIndex={-1} data-panel={shown.is} aria-busy={shown.is === 'loading'}>
      {shown.is === 'loading' && (
        <div className={classes.skeleton} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {skeleton}
        </div>
      )}
      {shown.is === 'empty' && (
        <div className={classes.message}>
          <Message tone="empty" title={t('nothingHere')} {...empty} />
        </div>
      )}
      {shown.is === 'error' && (
        <div className={classes.message}>
          <Message tone="failure" title={errorTitle ?? t('loadFailed')} text={shown.text || t('requestTimedOut')}>
            {shown.retry && <RetryButton retry={retryKeepingFocus(shown.retry)} />}
            {errorAction}
          </Message>
        </div>
      )}
      {shown.is === 'stale' && <Stale {...shown} retry={shown.retry && retryKeepingFocus(shown.retry)} />}
      {(shown.is === 'ready' || shown.is === 'stale') && children(shown.data)}
    </div>
  )
}

interface StaleProps {
  since: Date
  text: string
  retry: (() => Promise<unknown>) | null
}

function Stale({ since, text, retry }: StaleProps) {
  const { t } = useTranslation('frame')
  return (
    <div className={classes.stale} role="status">
      <AlertIcon size={18} />
      <p>
        <strong>{t('stale', { time: moment(since.toISOString()) })}</strong> {text}
      </p>
      {retry && <RetryButton retry={retry} size="xs" variant="default" />}
    </div>
  )
}
