import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that comes when it is first asked for, and stays. What cannot be fetched is asked for anew the next time, and `failed`
 * says so: by `lazy` the whole screen would be lost for it, with all that was begun there.
 */
export function useLater<Code extends object>(
  asked: boolean,
  fetch: () => Promise<Code>,
  failed: () => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const begin = useEffectEvent(fetch)
  const fail = useEffectEvent(failed)
  const wanted = asked && !code
  useEffect(() => {
    if (!wanted) return
    let here = true
    begin().then(
      (come) => here && setCode(come),
      () => here && fail(),
    )
    return () => {
      here = false
    }
  }, [wanted])
  return code
}
