import { useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import { call } from '#web/api/calls.ts'
import type { Code } from '../../use-code.ts'
import { useCodeWait } from '../../use-code-wait.ts'
import type { AccountForm } from '../../use-form.ts'

/** Sends a code to the account's phone. `phone` is the masked number, because the page does not know the full one. */
export function useProofCode(phone: string, form: AccountForm): Code {
  const wait = useCodeWait(phone)
  const [times, setTimes] = useState(0)
  const request = async () => {
    const { seconds } = await call(center.proofCode, { body: {} })
    wait.begin(seconds)
    setTimes((count) => count + 1)
  }
  return {
    seconds: wait.seconds,
    busy: form.busy === 'code',
    sentTo: times > 0 ? phone : '',
    times,
    get: () => form.send('code', [], request),
  }
}
