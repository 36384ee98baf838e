import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import type { LateCode } from './late-code.ts'
import { useLate } from './use-late.ts'

interface LatePartProps<Code extends object> {
  late: LateCode<Code>
  /** What holds its place until it is here. */
  waiting: ReactNode
  children: (code: Code) => ReactNode
}

/** A part of the page that has code of its own. Where that cannot be fetched it says so in its place, and can be asked to try again. */
export function LatePart<Code extends object>({ late, waiting, children }: LatePartProps<Code>) {
  const { t } = useTranslation('frame')
  const [failed, setFailed] = useState(false)
  const code = useLate(late, !failed, () => setFailed(true))
  if (code) return <Suspense fallback={waiting}>{children(code)}</Suspense>
  if (!failed) return waiting
  const retry = () =>
    late.come().then(
      () => setFailed(false),
      () => {}, // The message stands as it is.
    )
  return (
    <Message tone="failure" title={t('loadFailed')} text={t('notFetched')}>
      <RetryButton retry={retry} />
    </Message>
  )
}
