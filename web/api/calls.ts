/** The page's client: sends session and language, and reacts to failures that concern the whole page. */
import { signal } from '@preact/signals-react'
import { account } from '#contracts/api/accounts/account.ts'
import type { Endpoint, ModuleName } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { type ClientOptions, createClient } from './client.ts'
import { isLost, lostCalls } from './connection.ts'
import { debounce } from './debounce.ts'
import { type EventEndpoint, type ListenOptions, listen as listenWith } from './events.ts'
import type { Failure } from './failure.ts'
import { language } from './language.ts'
import { upstreamOrigin } from './origin.ts'
import { adoptSession, endSession, isSessionReplaced, needLogout, token, user } from './session.ts'

/** Set when the balance does not cover a call of `module` (code 996). Opens the top-up dialog. */
export const shortage = signal<{ module: ModuleName | null } | null>(null)

function onFailure(failure: Failure, endpoint: Endpoint, sent: string): void {
  if (isLost(failure)) lostCalls.value++
  if (failure.code === failures.insufficientPower.code) shortage.value = { module: endpoint.cost ?? null }
  if (failure.code !== failures.notLoggedIn.code) return
  // A late 401 for an earlier session does not end the current one.
  if (sent && sent === token.peek()) handleExpiredSession()
  else void clientOptions.upstream?.().then(({ forgetOwnToken }) => forgetOwnToken())
}

function handleExpiredSession(): void {
  // Another tab has logged in again: use its session. Ending ours would delete the shared cookie.
  if (isSessionReplaced()) {
    adoptSession()
    return
  }
  needLogout.value = true
  endSession()
}

/** Exported for kinds of calls that only few screens load, such as `fetchFile`. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  token: () => token.peek(),
  language: () => language.peek(),
  onFailure,
  ...(upstreamOrigin() && { upstream: () => import('./upstream.ts') }),
}

export const { call } = createClient(clientOptions)

/** Ends the session on the server. Never rejects: if the call fails, the token expires on its own. */
export async function endServerSession(): Promise<void> {
  await Promise.allSettled([
    call(account.logout),
    clientOptions.upstream?.().then((upstream) => upstream.endOwnSession()),
  ])
}

/** Uploads a file; resolves to the `data` of the answer. */
export async function upload(endpoint: Endpoint, file: File): Promise<unknown> {
  // The login uploads nothing, so the code is a chunk of its own.
  const { upload: uploadWith } = await import('./upload.ts')
  return uploadWith(clientOptions, endpoint, file)
}

/** Listens to an event stream until the signal aborts. */
export const listen = <E extends EventEndpoint>(endpoint: E, listenOptions: ListenOptions<E>) =>
  listenWith(clientOptions, endpoint, {}, listenOptions)

let latestCall = 0

/** Reloads the user with the balance. Ignores the answer of a superseded call, unless no user is loaded yet. */
export async function refreshAccount(): Promise<void> {
  const sentToken = token.peek()
  const thisCall = ++latestCall
  const answer = await call(account.info)
  if (sentToken === token.peek() && (thisCall === latestCall || !user.peek())) user.value = answer.user
}

const DEBOUNCE_MS = 3000

/** `refreshAccount`, debounced (SPEC section 7). A failure is ignored: the next call tries again. */
export const refreshAccountSoon = debounce(() => {
  if (token.peek()) refreshAccount().catch(() => {})
}, DEBOUNCE_MS)
