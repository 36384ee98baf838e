import { useEffect, useEffectEvent, useState } from 'react'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { call } from '#web/api/calls.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useEntry } from '../use-entry.ts'
import { pause, shown } from './waiting.ts'

const POLL_MS = 2000

type Told = Output<typeof wechat.getWechatQr>
/** `asking` for a code, `failed` to get one, or its account was `closed`; else how far the login is. */
export type WechatLogin =
  | { state: 'asking' }
  | { state: 'failed'; reason: string }
  | { state: 'closed'; reason: string; ticket: string }
  | { state: Told['state']; ticket: string; qr: string }

const isClosed = (thrown: unknown) => thrown instanceof Failure && thrown.code === failures.accountClosed.code

/** A login by WeChat: asks for a code, follows it while the page is looked at, and lets in whoever has confirmed. */
export function useWechat() {
  const { enter } = useEntry()
  const [login, setLogin] = useState<WechatLogin>({ state: 'asking' })
  const [turn, setTurn] = useState(0)
  const onSession = useEffectEvent(enter)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins with a new code
  useEffect(() => {
    const leaving = new AbortController()
    void follow(leaving.signal)
    return () => leaving.abort()

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
      let state: Told['state'] = 'waiting'
      while (!signal.aborted) {
        setLogin({ state, ticket, qr })
        if (state !== 'waiting' && state !== 'scanned') return
        await pause(POLL_MS, signal)
        await shown(signal)
        if (signal.aborted) return
        // What is lost on the way is asked again.
        const told = await call(wechat.getWechatQr, { body: { ticket } }).catch((thrown) => {
          if (isClosed(thrown)) return { state: 'closed' as const, reason: textOf(thrown) }
        })
        if (signal.aborted) return
        if (told?.state === 'closed') return setLogin({ state: 'closed', reason: told.reason, ticket })
        const { token, user } = told ?? {}
        if (token && user) return onSession({ token, user })
        state = told?.state ?? state
      }
    }
  }, [turn])

  /** Opens the closed account again, whose owner has confirmed already. */
  async function reopen(ticket: string) {
    try {
      const { token, user } = await call(wechat.getWechatQr, { body: { ticket, reopen: true } })
      if (token && user) return enter({ token, user })
      setLogin({ state: 'expired', ticket, qr: '' })
    } catch (thrown) {
      setLogin({ state: 'failed', reason: textOf(thrown) })
    }
  }

  return { login, reopen, refresh: () => setTurn((count) => count + 1) }
}
