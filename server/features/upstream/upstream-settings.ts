/** The part of the environment that names an upstream: for the web's own calls, or for the calls that this server passes on. */
import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface UpstreamSettings {
  /** https://example.com */
  origin: string
  /** `web`: browsers call it themselves. `server`: this server passes calls on. */
  by: 'web' | 'server'
  /** The calls that this server passes on; the web's are those of origin `upstream`. */
  calls: ReadonlySet<Endpoint>
}

/** Every call that can be passed on: those of developers and of payment providers are about this server alone. */
const passable = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([group, calls]) =>
    Object.entries<Endpoint>(calls)
      .filter(([, { path, answer }]) => !path.startsWith('/__dev') && answer.kind !== 'text')
      .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
  ),
)

/** How the call is named in UPSTREAM_CALLS, and in the OpenAPI document. */
export const namesOf = (calls: ReadonlySet<Endpoint>) =>
  [...passable].filter(([, endpoint]) => calls.has(endpoint)).map(([name]) => name)

/** Undefined when nothing is set. Wrong values are added to `problems`, one line each. */
export function upstreamSettings(
  source: Readonly<Record<string, string | undefined>>,
  problems: string[],
): UpstreamSettings | undefined {
  const [web = '', server = '', calls = ''] = [source.WEB_UPSTREAM, source.UPSTREAM_URL, source.UPSTREAM_CALLS]
  for (const [name, text] of Object.entries({ WEB_UPSTREAM: web, UPSTREAM_URL: server }))
    if (text !== '' && originOf(text) === undefined)
      problems.push(`${name}=${text}: expected an origin, as https://example.com.`)
  if (web !== '' && server !== '')
    problems.push(
      'WEB_UPSTREAM and UPSTREAM_URL are both set: calls go to the upstream by the web or by the server, not both.',
    )
  if (calls !== '' && server === '')
    problems.push('UPSTREAM_CALLS is set without UPSTREAM_URL: set where the calls go.')
  const origin = originOf(web || server)
  if (origin === undefined) return undefined
  if (web !== '') return { origin, by: 'web', calls: new Set() }
  return { origin, by: 'server', calls: callsOf(calls || 'all', problems) }
}

function callsOf(text: string, problems: string[]): ReadonlySet<Endpoint> {
  if (text === 'all') return new Set([...passable.values()].filter(({ origin }) => origin === 'upstream'))
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !passable.has(name))
  if (unknown.length > 0)
    problems.push(
      `UPSTREAM_CALLS=${text}: no call ${unknown.join(', ')}; expected all, or names as account.login,reports.productList.`,
    )
  const calls = new Set(names.flatMap((name) => passable.get(name) ?? []))
  const missing = LOGIN.filter((name) => !names.includes(name))
  // The tokens of this server are nobody's there: whoever makes such a call would be told to log in, again and again.
  if (missing.length > 0 && [...calls].some(({ auth }) => auth === 'user'))
    problems.push(`UPSTREAM_CALLS=${text}: who logs in at the upstream makes these calls; add ${missing.join(', ')}.`)
  return calls
}

/** By which people are known at the upstream, and by us as its people. */
const LOGIN = ['account.login', 'account.info']

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, pathname, search, hash, username, origin } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '' ? origin : undefined
}
