/**
 * Routes calls when WEB_UPSTREAM is set. Users log in at the upstream, and calls to the upstream send the token of that
 * login. Calls to our server send another token, which our server issues after asking the upstream which account the
 * first token belongs to.
 */
import { account } from '#contracts/api/accounts/account.ts'
import { upstream } from '#contracts/api/upstream.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { createClient, type Route } from './client.ts'
import { language } from './language.ts'
import { originOf } from './origin.ts'

const { call } = createClient({ baseUrl: '', token: () => '', language: () => language.peek() })

/** Our server's token for an upstream token. A failed exchange is not cached. */
let own: { upstreamToken: string; token: Promise<string> } | undefined

function exchangeToken(upstreamToken: string): Promise<string> {
  if (own?.upstreamToken === upstreamToken) return own.token
  const token = call(upstream.session, { body: { token: upstreamToken } }).then((session) => session.token)
  own = { upstreamToken, token }
  token.catch(forgetOwnToken)
  return token
}

/** Drops our server's token, so that the next call exchanges the upstream token again. */
export function forgetOwnToken(): void {
  own = undefined
}

/** Ends the session at our server, after the logout at the upstream. */
export async function endOwnSession(): Promise<void> {
  const token = await own?.token
  forgetOwnToken()
  const client = createClient({ baseUrl: '', token: () => token ?? '', language: () => language.peek() })
  if (token) await client.call(account.logout)
}

export async function routeOf(endpoint: Endpoint, token: string): Promise<Route> {
  const isOurs = endpoint.origin === 'ours'
  return { origin: originOf(endpoint), token: isOurs && token ? await exchangeToken(token) : token }
}

/** Prefixes the paths of files and pictures in an upstream answer with the upstream's origin. */
export function withOrigin(endpoint: Endpoint, data: unknown): unknown {
  const origin = originOf(endpoint)
  return origin ? addOrigin(data, origin) : data
}

function addOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(download|images)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => addOrigin(each, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, addOrigin(each, origin)]))
}
