/**
 * Signature of calls to Alibaba Cloud, ACS3-HMAC-SHA256:
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
import { createHash, createHmac } from 'node:crypto'

export interface AcsRequest {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  readonly at: Date
  /** Unique: the provider refuses a repeated nonce. */
  readonly nonce: string
}

export interface AcsKey {
  readonly id: string
  readonly secret: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const EMPTY_BODY = sha256('')

/** RFC 3986 also encodes these, which `encodeURIComponent` does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const queryOf = (query: AcsRequest['query']): string =>
  Object.keys(query)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&')

/** Signed headers for a POST to `/`. `Host` is signed but left out: the HTTP client adds it. */
export function signedHeaders(request: AcsRequest, { id, secret }: AcsKey): Record<string, string> {
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': EMPTY_BODY,
    // The provider rejects milliseconds.
    'x-acs-date': `${request.at.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('')
  const signedNames = names.join(';')
  const canonical = ['POST', '/', queryOf(request.query), lines, signedNames, EMPTY_BODY].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  delete headers.host
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${id},SignedHeaders=${signedNames},Signature=${signature}`,
  }
}
