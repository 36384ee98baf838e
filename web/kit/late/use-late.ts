import { useEffect, useEffectEvent, useState } from 'react'
import type { LateCode } from './late-code.ts'

/**
 * Code that comes when it is first asked for. Where it cannot be fetched `failed` hears so, and it is fetched anew when it
 * is asked for the next time: by `lazy` the whole screen would be lost for it, with all that was begun there.
 */
export function useLate<Code extends object>(
  late: LateCode<Code>,
  asked: boolean,
  failed?: () => void,
): Code | undefined {
  const [code, setCode] = useState(late.here)
  const fail = useEffectEvent(() => failed?.())
  const wanted = asked && !code
  useEffect(() => {
    if (!wanted) return
    let here = true
    late.come().then(
      (come) => here && setCode(() => come),
      () => here && fail(),
    )
    return () => {
      here = false
    }
  }, [wanted, late])
  return code
}
