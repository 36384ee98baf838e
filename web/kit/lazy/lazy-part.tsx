import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import type { LazyCode } from './lazy-code.ts'
import classes from './lazy-part.module.css'
import { useLazyCode } from './use-lazy-code.ts'

interface LazyPartProps<Code extends object> {
  lazy: LazyCode<Code>
  /** Placeholder while the code loads. */
  waiting: ReactNode
  children: (code: Code) => ReactNode
}

/** A part of the page with code of its own. If the code fails to load, a message with a retry takes its place. */
export function LazyPart<Code extends object>({ lazy, waiting, children }: LazyPartProps<Code>) {
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const code = useLazyCode(lazy, !failed, () => setFailed(true))
  async function retry() {
    try {
      await lazy.load()
    } catch {
      return // Keep the failure message.
    }
    // The focused retry button disappears, so the focus moves to the part.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true })
    setFailed(false)
  }
  return (
    <div ref={place} className={classes.part} tabIndex={-1}>
      {code ? (
        <Suspense fallback={waiting}>{children(code)}</Suspense>
      ) : failed ? (
        <LoadFailed retry={retry} />
      ) : (
        waiting
      )}
    </div>
  )
}

function LoadFailed({ retry }: { retry: () => Promise<void> }) {
  const { t } = useTranslation('frame')
  return (
    <Message tone="failure" title={t('loadFailed')} text={t('notFetched')}>
      <RetryButton retry={retry} />
    </Message>
  )
}
