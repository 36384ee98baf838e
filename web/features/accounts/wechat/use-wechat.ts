import { useEffect, useEffectEvent, useState } from 'react'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { call } from '#web/api/calls.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useReturnAddress } from '../use-return-address.ts'
import { pause, waitUntilVisible } from './waiting.ts'

const POLL_MS = 2000

type LoginState = Output<typeof wechat.getWechatQr>
/**
 * `asking`: a QR code is being requested; `failed`: the request failed; `closed`: the account is closed. The server
 * defines the other states.
 */
export type WechatLogin =
  | { state: 'asking' }
  | { state: 'failed'; reason: string }
  | { state: 'closed'; reason: string; ticket: string }
  | { state: LoginState['state']; ticket: string; qr: string }

const isClosed = (thrown: unknown) => thrown instanceof Failure && thrown.code === failures.accountClosed.code

/** Requests a QR code, polls its state while the page is visible, and logs in once the user has confirmed it. */
export function useWechat() {
  const { enter } = useReturnAddress()
  const [login, setLogin] = useState<WechatLogin>({ state: 'asking' })
  const [round, setRound] = useState(0)
  const onSession = useEffectEvent(enter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests a new code
  useEffect(() => {
    const abortController = new AbortController()
    void follow(abortController.signal)
    return () => abortController.abort()

    async function follow(signal: AbortSignal) {
      setLogin({ state: 'asking' })
      try {
        const { ticket, qr = '' } = await call(wechat.getWechatQr, { body: {} })
        if (!signal.aborted) await poll(ticket, qr, signal)
      } catch (thrown) {
        if (!signal.aborted) setLogin({ state: 'failed', reason: textOf(thrown) })
      }
    }

    async function poll(ticket: string, qr: string, signal: AbortSignal) {
      let state: LoginState['state'] = 'waiting'
      while (!signal.aborted) {
        setLogin({ state, ticket, qr })
        if (state !== 'waiting' && state !== 'scanned') return
        await pause(POLL_MS, signal)
        await waitUntilVisible(signal)
        if (signal.aborted) return
        // The loop retries a failed poll.
        const answer = await call(wechat.getWechatQr, { body: { ticket } }).catch((thrown) => {
          if (isClosed(thrown)) return { state: 'closed' as const, reason: textOf(thrown) }
        })
        if (signal.aborted) return
        if (answer?.state === 'closed') return setLogin({ state: 'closed', reason: answer.reason, ticket })
        const { token, user } = answer ?? {}
        if (token && user) return onSession({ token, user })
        state = answer?.state ?? state
      }
    }
  }, [round])

  /** Reopens the closed account. The user has already confirmed the login in WeChat, so no new QR code is needed. */
  async function reopen(ticket: string) {
    try {
      const { token, user } = await call(wechat.getWechatQr, { body: { ticket, reopen: true } })
      if (token && user) return enter({ token, user })
      setLogin({ state: 'expired', ticket, qr: '' })
    } catch (thrown) {
      setLogin({ state: 'failed', reason: textOf(thrown) })
    }
  }

  return { login, reopen, refresh: () => setRound((count) => count + 1) }
}
