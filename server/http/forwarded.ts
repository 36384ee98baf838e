/** Selects the headers that a proxy forwards: RFC 9110, section 7.6.1. */
import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection; `Connection` can name more. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]
/** Not for the upstream: our cookies and origin, lengths and encodings that fetch sets, the visitor's address. */
const NOT_FORWARDED = [
  'host',
  'cookie',
  'origin',
  'referer',
  'content-length',
  'accept-encoding',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]
const isFetchMetadata = (name: string) => name.startsWith('sec-')
/** Not for the browser: about the upstream's origin, or about encoded bytes that fetch has decoded. */
const NOT_RETURNED = [
  'set-cookie',
  'content-length',
  'content-encoding',
  'strict-transport-security',
  'alt-svc',
  'server',
  'date',
]
const isCors = (name: string) => name.startsWith('access-control-')

const namedIn = (connection: string | null | undefined) =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase())

export function requestHeaders(headers: IncomingHttpHeaders): Headers {
  const dropped = new Set([...HOP_BY_HOP, ...NOT_FORWARDED, ...namedIn(headers.connection)])
  const kept = new Headers({ 'accept-encoding': 'identity' })
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !dropped.has(name) && !isFetchMetadata(name)) kept.set(name, String(value))
  return kept
}

export function answerHeaders(headers: Headers): Record<string, string> {
  const dropped = new Set([...HOP_BY_HOP, ...NOT_RETURNED, ...namedIn(headers.get('connection'))])
  return Object.fromEntries([...headers].filter(([name]) => !dropped.has(name) && !isCors(name)))
}
