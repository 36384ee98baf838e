import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { LazyCode } from './lazy-code.ts'
import { useLazyCode } from './use-lazy-code.ts'

interface OptionalPartProps<Code extends object> {
  lazy: LazyCode<Code>
  children: (code: Code) => ReactNode
}

/**
 * An optional part of the page with code of its own. If the code fails to load, the part is left out and tried again
 * after navigation or when the network is back. With React's `lazy` the whole page would fail.
 */
export function OptionalPart<Code extends object>({ lazy, children }: OptionalPartProps<Code>) {
  const [path] = useLocation()
  const [failedAt, setFailedAt] = useState<string>()
  const code = useLazyCode(lazy, failedAt !== path, () => setFailedAt(path))
  useWindowEvent('online', () => setFailedAt(undefined))
  return code && <Suspense>{children(code)}</Suspense>
}
