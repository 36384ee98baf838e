/** Which headers go on through a server that passes calls on: RFC 9110, section 7.6.1. */
import type { IncomingHttpHeaders } from 'node:http'

/** Those of one connection; more of them are named in `Connection`. */
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
/**
 * What is about this server and its visitor: cookies and origin are ours, lengths and encodings are made anew, and the
 * address of a visitor is nothing that an upstream was promised.
 */
const OURS = [
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
/** What an upstream says of its own origin, or of bytes that are read here. */
const THEIRS = [
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

/** The headers of a request as they go on. */
export function requestHeaders(headers: IncomingHttpHeaders): Headers {
  const dropped = new Set([...HOP_BY_HOP, ...OURS, ...namedIn(headers.connection)])
  const kept = new Headers({ 'accept-encoding': 'identity' })
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !dropped.has(name) && !isFetchMetadata(name)) kept.set(name, String(value))
  return kept
}

/** The headers of an answer as they come back. */
export function answerHeaders(headers: Headers): Record<string, string> {
  const dropped = new Set([...HOP_BY_HOP, ...THEIRS, ...namedIn(headers.get('connection'))])
  return Object.fromEntries([...headers].filter(([name]) => !dropped.has(name) && !isCors(name)))
}
