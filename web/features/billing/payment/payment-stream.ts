/** The event stream of SPEC section 7, on which a credited payment is told. */
import { billing } from '#contracts/api/billing.ts'
import { ORDER_ENDINGS, type OrderEnding } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { pathOf, searchOf } from '#web/api/address.ts'
import { originOf } from '#web/api/origin.ts'
import { token } from '#web/api/session.ts'

interface Listening {
  onOpen: () => void
  onSuccess: () => void
  /** The order ended otherwise. */
  onEnded: (how: OrderEnding) => void
  /** The server will not have us: it does not come back by itself. */
  onRefused: () => void
}

/**
 * Listens until the answered function is called. A connection that drops comes back by itself and brings what was missed:
 * the browser sends the id of the last message that it saw. `order`: undefined where the server has not told it; then the
 * message may be of any order of the account.
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
