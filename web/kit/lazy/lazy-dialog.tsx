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

/** A dialog whose code loads when it is first opened. If loading fails, a toast says so and the page stays as it is. */
export function LazyDialog<Code extends object>({ lazy, opened, onClose, children }: LazyDialogProps<Code>) {
  const { t } = useTranslation('frame')
  const code = useLazyCode(lazy, opened, () => {
    toast.refusal(t('notFetched'))
    onClose()
  })
  return (
    code && (
      // The texts of the dialog may still be loading.
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
