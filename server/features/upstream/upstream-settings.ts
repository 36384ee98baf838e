import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface UpstreamSettings {
  /** https://example.com */
  origin: string
  /** `web`: browsers call it directly. `server`: this server forwards calls. */
  by: 'web' | 'server'
  /** Calls that this server forwards; empty for `web`, which calls every endpoint of origin `upstream` there. */
  calls: ReadonlySet<Endpoint>
}

/** Calls that can be forwarded: not dev calls and provider webhooks, which concern this server alone. */
const forwardable = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([group, calls]) =>
    Object.entries<Endpoint>(calls)
      .filter(([, { path, answer }]) => !path.startsWith('/__dev') && answer.kind !== 'text')
      .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
  ),
)

export const namesOf = (calls: ReadonlySet<Endpoint>) =>
  [...forwardable].filter(([, endpoint]) => calls.has(endpoint)).map(([name]) => name)

/** Undefined if nothing is set. Adds one line per invalid value to `problems`. */
export function upstreamSettings(
  source: Readonly<Record<string, string | undefined>>,
  problems: string[],
): UpstreamSettings | undefined {
  const [web = '', server = '', calls = ''] = [source.WEB_UPSTREAM, source.UPSTREAM_URL, source.UPSTREAM_CALLS]
  for (const [name, text] of Object.entries({ WEB_UPSTREAM: web, UPSTREAM_URL: server }))
    if (text !== '' && originOf(text) === undefined)
      problems.push(`${name}=${text}: expected an origin such as https://example.com.`)
  if (web !== '' && server !== '')
    problems.push(
      'WEB_UPSTREAM and UPSTREAM_URL are both set: either the web or the server calls the upstream, not both.',
    )
  if (calls !== '' && server === '') problems.push('UPSTREAM_CALLS is set without UPSTREAM_URL: set UPSTREAM_URL too.')
  const origin = originOf(web || server)
  if (origin === undefined) return undefined
  if (web !== '') return { origin, by: 'web', calls: new Set() }
  return { origin, by: 'server', calls: callsOf(calls || 'all', problems) }
}

function callsOf(text: string, problems: string[]): ReadonlySet<Endpoint> {
  if (text === 'all') return new Set([...forwardable.values()].filter(({ origin }) => origin === 'upstream'))
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !forwardable.has(name))
  if (unknown.length > 0)
    problems.push(
      `UPSTREAM_CALLS=${text}: no call ${unknown.join(', ')}; expected all, or names such as account.login,reports.productList.`,
    )
  const calls = new Set(names.flatMap((name) => forwardable.get(name) ?? []))
  const missing = LOGIN_CALLS.filter((name) => !names.includes(name))
  // The upstream rejects tokens of this server, so the caller would be asked to log in again and again.
  if (missing.length > 0 && [...calls].some(({ auth }) => auth === 'user'))
    problems.push(
      `UPSTREAM_CALLS=${text}: calls with a session need the login of the upstream; add ${missing.join(', ')}.`,
    )
  return calls
}

const LOGIN_CALLS = ['account.login', 'account.info']

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, pathname, search, hash, username, origin } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '' ? origin : undefined
}
