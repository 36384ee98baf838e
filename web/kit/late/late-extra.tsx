import { type ReactNode, Suspense } from 'react'
import type { LateCode } from './late-code.ts'
import { useLate } from './use-late.ts'

interface LateExtraProps<Code extends object> {
  late: LateCode<Code>
  children: (code: Code) => ReactNode
}

/** What the page is whole without. Where its code cannot be fetched it is left out: by `lazy` it would take the page along. */
export function LateExtra<Code extends object>({ late, children }: LateExtraProps<Code>) {
  const code = useLate(late, true)
  return code && <Suspense>{children(code)}</Suspense>
}
