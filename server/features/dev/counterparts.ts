/** The control of the local counterparts, over HTTP like everything else that reaches them. */
import { refuse } from '#server/platform/refusal.ts'
import type { Ask, Merchant } from './counterpart-terms.ts'
import { type AlipaySide, alipaySide } from './counterparts.alipay.ts'
import { type StripeSide, stripeSide } from './counterparts.stripe.ts'

const TIMEOUT_MS = 8000

export function sidesOf(merchant: Merchant): { alipay: AlipaySide; stripe: StripeSide } {
  const ask: Ask = async (path, body, headers) => {
    if (merchant.counterparts === '') throw refuse('counterpartRefused', { reason: 'off' })
    const answer = await fetch(merchant.counterparts + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw refuse('counterpartRefused', { reason: 'unreachable' })
    })
    const text = await answer.text()
    if (!answer.ok) throw refuse('counterpartRefused', { reason: text.slice(0, 300) || String(answer.status) })
    return JSON.parse(text)
  }
  return { alipay: alipaySide(ask, merchant), stripe: stripeSide(ask, merchant) }
}
