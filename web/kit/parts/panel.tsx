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
  /** Stands where the content will, and is as large, so that nothing jumps. */
  skeleton: ReactNode
  /** What to say when there is nothing, and the way to something. Needed where the state can be empty. */
  empty?: Pick<MessageProps, 'title' | 'text' | 'children'>
  /** What could not be loaded; the failure's own message stands below it. */
  errorTitle?: string
  /** Beside the retry, another way out of the error. */
  errorAction?: ReactNode
  children: (data: T) => ReactNode
}

/** Whatever loads something: loading, empty, error, stale and ready look alike everywhere because they are drawn here. */
export function Panel<T>({ state, skeleton, empty, errorTitle, errorAction, children }: PanelProps<T>) {
  const { t } = useTranslation('frame')
  const place = useRef<HTMLDivElement>(null)
  const [retried, setRetried] = useState<PanelState<T>>()
  // A query that is asked again forgets its failure, but the message stays until there is something to take its place.
  const shown = retried && state.is === 'loading' ? retried : state

  const holdsFocus = useRef(false)
  // The button that had the focus may go with its message, now or later: the keyboard goes on from the content.
  useLayoutEffect(() => {
    if (!holdsFocus.current || place.current?.contains(document.activeElement)) return
    holdsFocus.current = false
    if (document.activeElement === document.body || !document.activeElement) place.current?.focus()
  })

  const again = (retry: () => Promise<unknown>) => async () => {
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
            <RetryButton retry={again(shown.retry)} />
            {errorAction}
          </Message>
        </div>
      )}
      {shown.is === 'stale' && <Stale {...shown} retry={again(shown.retry)} />}
      {(shown.is === 'ready' || shown.is === 'stale') && children(shown.data)}
    </div>
  )
}

function Stale({ since, text, retry }: { since: Date; text: string; retry: () => Promise<unknown> }) {
  const { t } = useTranslation('frame')
  return (
    <div className={classes.stale} role="status">
      <AlertIcon size={18} />
      <p>
        <strong>{t('stale', { time: moment(since.toISOString()) })}</strong> {text}
      </p>
      <RetryButton retry={retry} size="xs" variant="default" />
    </div>
  )
}
