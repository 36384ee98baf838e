import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import type { LateCode } from './late-code.ts'
import classes from './late-part.module.css'
import { useLate } from './use-late.ts'

interface LatePartProps<Code extends object> {
  late: LateCode<Code>
  /** What holds its place until it is here. */
  waiting: ReactNode
  children: (code: Code) => ReactNode
}

/** A part of the page that has code of its own. Where that cannot be fetched it says so in its place, and can be asked to try again. */
export function LatePart<Code extends object>({ late, waiting, children }: LatePartProps<Code>) {
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const code = useLate(late, !failed, () => setFailed(true))
  async function retry() {
    try {
      await late.come()
    } catch {
      return // The message stands as it is.
    }
    // The button that has the focus goes with its message: the keyboard goes on from what takes their place.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true })
    setFailed(false)
  }
  return (
    <div ref={place} className={classes.part} tabIndex={-1}>
      {code ? <Suspense fallback={waiting}>{children(code)}</Suspense> : failed ? <Lost retry={retry} /> : waiting}
    </div>
  )
}

function Lost({ retry }: { retry: () => Promise<void> }) {
  const { t } = useTranslation('frame')
  return (
    <Message tone="failure" title={t('loadFailed')} text={t('notFetched')}>
      <RetryButton retry={retry} />
    </Message>
  )
}
