import { useMounted } from '@mantine/hooks'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { LazyCode } from './lazy-code.ts'
import { useLazyCode } from './use-lazy-code.ts'

interface LazyDialogProps<Code extends object> {
  lazy: LazyCode<Code>
  opened: boolean
  /** Also called if the code cannot be loaded; opening again retries. */
  onClose: () => void
  children: (code: Code, opened: boolean) => ReactNode
}

/** A dialog with code of its own, loaded when it is first opened. A failure shows a toast and leaves the page as it is. */
export function LazyDialog<Code extends object>({ lazy, opened, onClose, children }: LazyDialogProps<Code>) {
  const { t } = useTranslation('frame')
  const code = useLazyCode(lazy, opened, () => {
    toast.refusal(t('notFetched'))
    onClose()
  })
  return (
    code && (
      // Its texts may still be loading.
      <Suspense>
        <OpenAfterMount opened={opened}>{(isOpen) => children(code, isOpen)}</OpenAfterMount>
      </Suspense>
    )
  )
}

/** Mantine returns the focus on close only if the dialog was mounted closed. */
function OpenAfterMount({ opened, children }: { opened: boolean; children: (opened: boolean) => ReactNode }) {
  const isMounted = useMounted()
  return children(isMounted && opened)
}
