import { useState } from 'react'
import { account, type CODE_TYPES } from '#contracts/api/accounts/account.ts'
import { normalizePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { useCodeWait } from './use-code-wait.ts'
import type { AccountForm } from './use-form.ts'
import type { Robot } from './use-robot.ts'

export function useCode(type: (typeof CODE_TYPES)[number], typed: string, form: AccountForm, robot: Robot) {
  const phone = normalizePhone(typed)
  const wait = useCodeWait(phone)
  const [sent, setSent] = useState({ to: '', times: 0 })

  const request = () =>
    robot.spend(async (confirmation) => {
      const { seconds } = await call(account.getCode, { body: { phone, type, robot: confirmation } })
      wait.begin(seconds)
      setSent(({ times }) => ({ to: phone, times: times + 1 }))
    })

  return {
    seconds: wait.seconds,
    busy: form.busy === 'code',
    /** The phone that the last code was sent to; empty if the user has changed the phone number since. */
    sentTo: sent.to === phone ? sent.to : '',
    times: sent.times,
    get: () => form.send('code', ['phone', 'robot'], request),
  }
}

export type Code = ReturnType<typeof useCode>
