import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { account } from '#contracts/api/account.ts'
import { normalisePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { textOf } from '#web/api/failure.ts'
import { startSession } from '#web/api/session.ts'
import { wayBack } from '#web/kit/way-back.ts'
import type { LoginForm } from './login.rules.ts'

const AFTER_LOGIN = '/products'

/** The fingerprint comes in its own chunk, and a login without it is still a login. */
const fingerprint = () =>
  import('./fingerprint.ts').then(
    ({ deviceFingerprint }) => deviceFingerprint(),
    () => undefined,
  )

/** Logs in and leads back to where the person wanted to go. */
export function useLogin() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function logIn({ phone, password }: LoginForm) {
    setBusy(true)
    setFailure('')
    try {
      const body = { phone: normalisePhone(phone), password, re: await fingerprint() }
      const { token, user } = await call(account.login, { body })
      startSession(token, user)
      navigate(wayBack(search) ?? AFTER_LOGIN, { replace: true })
    } catch (thrown) {
      setFailure(textOf(thrown))
      setBusy(false)
    }
  }
  return { logIn, busy, failure, sentHere: wayBack(search) !== undefined, after: wayBack(search) ?? AFTER_LOGIN }
}
