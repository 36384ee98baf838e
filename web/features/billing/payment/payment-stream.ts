import { billing } from '#contracts/api/billing.ts'
import { ORDER_ENDINGS, type OrderEnding } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { pathOf, searchOf } from '#web/api/address.ts'
import { originOf } from '#web/api/origin.ts'
import { token } from '#web/api/session.ts'

interface Listening {
  onOpen: () => void
  onSuccess: () => void
  /** The order ended without a credit. */
  onEnded: (how: OrderEnding) => void
  /** The server rejected the stream; the browser does not reconnect. */
  onRefused: () => void
}

/**
 * Event stream of SPEC section 7; returns a function that closes it. The browser reconnects with Last-Event-ID, so no
 * message is missed. Without `order`, messages of any order of the account arrive.
 */
export function listenForPayment(
  type: ProviderName,
  order: string | undefined,
  { onOpen, onSuccess, onEnded, onRefused }: Listening,
): () => void {
  const source = new EventSource(
    `${originOf(billing.event)}${pathOf(billing.event)}?${searchOf({ token: token.peek(), type, order })}`,
  )
  source.addEventListener('open', onOpen)
  source.addEventListener('message', ({ data }) => data === 'success' && onSuccess())
  source.addEventListener('ended', ({ data }) => {
    const how = ORDER_ENDINGS.find((one) => one === data)
    if (how) onEnded(how)
  })
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && onRefused())
  return () => source.close()
}
