import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useBlocked, useOrderChanges } from '#web/kit/payment/payment.ts'
import { leaveTopUp, useTopUp } from '#web/kit/top-up.ts'

const PaymentDialogs = lazy(() =>
  import('#web/features/billing/payment-dialogs.tsx').then((module) => ({ default: module.PaymentDialogs })),
)

/** Where the dialogs about payment open, over any page. Their code comes with the first of them. */
export function PaymentHost() {
  const topUp = useTopUp()
  const [blocked] = useBlocked()
  const [loaded, setLoaded] = useState(false)
  const wanted = topUp !== null || blocked
  useEffect(() => {
    if (wanted) setLoaded(true)
  }, [wanted])
  useEffect(() => leaveTopUp, [])
  useRefresh()
  return wanted || loaded ? (
    <Suspense fallback={null}>
      <PaymentDialogs />
    </Suspense>
  ) : null
}

/** What an order changes is everywhere: balance, orders, ledger, prices with coupons. */
function useRefresh(): void {
  const queries = useQueryClient()
  const changes = useOrderChanges()
  useEffect(() => {
    if (changes > 0) void queries.invalidateQueries()
  }, [changes, queries])
}
