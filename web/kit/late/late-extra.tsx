import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { LateCode } from './late-code.ts'
import { useLate } from './use-late.ts'

interface LateExtraProps<Code extends object> {
  late: LateCode<Code>
  children: (code: Code) => ReactNode
}

/**
 * What the page is whole without. Where its code cannot be fetched it is left out, until the next page or the network is
 * there: by `lazy` it would take the page along.
 */
export function LateExtra<Code extends object>({ late, children }: LateExtraProps<Code>) {
  const [path] = useLocation()
  const [failedAt, setFailedAt] = useState<string>()
  const code = useLate(late, failedAt !== path, () => setFailedAt(path))
  useWindowEvent('online', () => setFailedAt(undefined))
  return code && <Suspense>{children(code)}</Suspense>
}
