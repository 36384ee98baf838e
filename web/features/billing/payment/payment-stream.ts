import { billing } from '#contracts/api/billing.ts'
import { ORDER_ENDINGS, type OrderEnding } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { pathOf, searchOf } from '#web/api/address.ts'
import { originOf } from '#web/api/origin.ts'
import { token } from '#web/api/session.ts'

interface Listening {
  onOpen: () => void
  onSuccess: () => void
  /** Runs when the order has ended and the account was not credited. */
  onEnded: (how: OrderEnding) => void
  /** Runs when the server has rejected the stream, so that the browser does not reconnect. */
  onRefused: () => void
}

/**
 * Opens the event stream of SPEC section 7 and returns a function that closes it. The browser reconnects with
 * Last-Event-ID, so no message is missed. Without `order`, the stream delivers messages about all orders of the
 * account.
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
