import { useMounted } from '@mantine/hooks'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { LateCode } from './late-code.ts'
import { useLate } from './use-late.ts'

interface LateOpenedProps<Code extends object> {
  late: LateCode<Code>
  opened: boolean
  /** Called too when the code cannot be fetched: the page is as it was, and whoever opens it again asks again. */
  onClose: () => void
  /** Draws it by its code, open or closed. */
  children: (code: Code, opened: boolean) => ReactNode
}

/** What opens when it is asked for and has code of its own. Where that cannot be fetched it says so, and nothing else is lost. */
export function LateOpened<Code extends object>({ late, opened, onClose, children }: LateOpenedProps<Code>) {
  const { t } = useTranslation('frame')
  const code = useLate(late, opened, () => {
    toast.refusal(t('notFetched'))
    onClose()
  })
  return (
    code && (
      // For its words.
      <Suspense>
        <Drawn opened={opened}>{(isOpen) => children(code, isOpen)}</Drawn>
      </Suspense>
    )
  )
}

/** It opens once it is there: only then it gives the focus back to what was pressed. */
function Drawn({ opened, children }: { opened: boolean; children: (opened: boolean) => ReactNode }) {
  const there = useMounted()
  return children(there && opened)
}
