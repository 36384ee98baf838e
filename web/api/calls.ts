/** The client of the running page: session, language, and what every failure brings about, tied together once. */
import { signal } from '@preact/signals-react'
import { account } from '#contracts/api/accounts/account.ts'
import type { Endpoint, ModuleName } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { type ClientOptions, createClient } from './client.ts'
import { isLost, lostCalls } from './connection.ts'
import { debounced } from './debounced.ts'
import { type EventEndpoint, type Listening, listen as listenWith } from './events.ts'
import type { Failure } from './failure.ts'
import { language } from './language.ts'
import { upstreamOrigin } from './origin.ts'
import { adoptSession, endSession, needLogout, sessionIsReplaced, token, user } from './session.ts'

/** Set when a call was refused for want of power (996): which module it was for. Opens the top-up dialog. */
export const shortage = signal<{ module: ModuleName | null } | null>(null)

function onFailure(failure: Failure, endpoint: Endpoint, sent: string): void {
  if (isLost(failure)) lostCalls.value++
  if (failure.code === failures.insufficientPower.code) shortage.value = { module: endpoint.cost ?? null }
  if (failure.code !== failures.notLoggedIn.code) return
  // A late answer to a call of an earlier session says nothing about this one.
  if (sent && sent === token.peek()) expire()
  else void options.elsewhere?.().then(({ forgetOwn }) => forgetOwn())
}

/** The server no longer knows the session. */
function expire(): void {
  // To end it would end the session that another tab has begun since, which this one goes on with.
  if (sessionIsReplaced()) {
    adoptSession()
    return
  }
  needLogout.value = true
  endSession()
}

const options: ClientOptions = {
  baseUrl: '',
  token: () => token.peek(),
  language: () => language.peek(),
  onFailure,
  ...(upstreamOrigin() && { elsewhere: () => import('./elsewhere.ts') }),
}

export const { call } = createClient(options)

/** Tells the server that the session ends; when that fails, its token still expires there. */
export async function leave(): Promise<void> {
  await Promise.allSettled([call(account.logout), options.elsewhere?.().then((other) => other.leave())])
}

/** Sends a file up. In a chunk of its own: the login sends none. */
export async function upload(endpoint: Endpoint, file: File): Promise<unknown> {
  const { upload: uploadWith } = await import('./upload.ts')
  return uploadWith(options, endpoint, file)
}

/** Listens to a stream of ours until the signal aborts. */
export const listen = <E extends EventEndpoint>(endpoint: E, listening: Listening<E>) =>
  listenWith(options, endpoint, {}, listening)

let latest = 0

/**
 * Reads the user again: the balance moves when a report is charged or refunded. The latest question's answer counts, and
 * any while the user is not known yet.
 */
export async function refreshAccount(): Promise<void> {
  const asked = token.peek()
  const turn = ++latest
  const answer = await call(account.info)
  if (asked === token.peek() && (turn === latest || !user.peek())) user.value = answer.user
}

const DEBOUNCE_MS = 3000

/** The same after a while, once for all who ask meanwhile: SPEC section 7. What fails is read by the next one who asks. */
export const refreshAccountSoon = debounced(() => {
  if (token.peek()) refreshAccount().catch(() => {})
}, DEBOUNCE_MS)
