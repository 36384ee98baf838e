/**
 * Calls when those of origin `upstream` go to another server: loaded only then. A login there gives the token for its
 * calls; for ours, our server gives one of its own to whoever shows it that token, and asks there whose it is.
 */

import { account } from '#contracts/api/accounts/account.ts'
import { upstream } from '#contracts/api/upstream.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { createClient, type Route } from './client.ts'
import { language } from './language.ts'
import { originOf } from './origin.ts'

const { call } = createClient({ baseUrl: '', token: () => '', language: () => language.peek() })

/** Our token by theirs, for the session that is; a failure is not kept. */
let own: { of: string; token: Promise<string> } | undefined

function ownToken(theirs: string): Promise<string> {
  if (own?.of === theirs) return own.token
  const token = call(upstream.session, { body: { token: theirs } }).then((session) => session.token)
  own = { of: theirs, token }
  token.catch(forgetOwn)
  return token
}

/** Our session has ended: the next call asks for it again. */
export function forgetOwn(): void {
  own = undefined
}

/** Ends our session, as the one at the upstream ends. */
export async function leave(): Promise<void> {
  const token = await own?.token
  forgetOwn()
  const client = createClient({ baseUrl: '', token: () => token ?? '', language: () => language.peek() })
  if (token) await client.call(account.logout)
}

/** Where a call goes, and as whom. */
export async function routeOf(endpoint: Endpoint, token: string): Promise<Route> {
  const isOurs = endpoint.origin === 'ours'
  return { origin: originOf(endpoint), token: isOurs && token ? await ownToken(token) : token }
}

/** Files and pictures that an answer of the other server names are there too: their addresses with its origin. */
export function settled(endpoint: Endpoint, data: unknown): unknown {
  const origin = originOf(endpoint)
  return origin ? absolute(data, origin) : data
}

function absolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(download|images)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => absolute(each, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, absolute(each, origin)]))
}
