import { billing } from '#contracts/api/billing.ts'
import type { Order } from '#contracts/api/billing-rows.ts'
import { MAX_UNPAID_ORDERS } from '#contracts/core/rules.ts'
import type { Static } from '#contracts/core/schema.ts'
import { useCall } from '#web/api/queries.ts'

export type OrderRow = Static<typeof Order>

/** Loads the unpaid orders. One page suffices, because the server limits their number. */
export function useOpenOrders(enabled = true): readonly OrderRow[] {
  const { data } = useCall(billing.orders, { body: { state: 'created', size: MAX_UNPAID_ORDERS } }, { enabled })
  return (enabled && data?.row) || []
}
