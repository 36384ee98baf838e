import { useEffect, useEffectEvent, useState } from 'react'
import type { LazyCode } from './lazy-code.ts'

/**
 * Loads code when `wanted` becomes true. After a failure it calls `onFailure`, and retries the next time that `wanted`
 * becomes true. With React's `lazy` a failure would unmount the screen and lose its state.
 */
export function useLazyCode<Code extends object>(
  lazy: LazyCode<Code>,
  wanted: boolean,
  onFailure?: () => void,
): Code | undefined {
  const [fetched, setFetched] = useState<{ lazy: LazyCode<Code>; code: Code }>()
  // `lazy` may change between renders; then the code of the previous `lazy` must not be returned.
  const code = fetched?.lazy === lazy ? fetched.code : lazy.loaded
  const fail = useEffectEvent(() => onFailure?.())
  const isLoading = wanted && !code
  useEffect(() => {
    if (!isLoading) return
    let isMounted = true
    lazy.load().then(
      (loaded) => isMounted && setFetched({ lazy, code: loaded }),
      () => isMounted && fail(),
    )
    return () => {
      isMounted = false
    }
  }, [isLoading, lazy])
  return code
}
