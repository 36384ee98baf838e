import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cancelTopUp, useTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { useBlocked, useOrderChanges } from './payment/payment.state.ts'

const DIALOGS = lazyCode(() => withTexts(import('./payment-dialogs.tsx'), 'billing'))

/** Hosts the payment dialogs; their code loads when the first one opens. */
export function PaymentHost() {
  const topUp = useTopUp()
  const [blocked, closeBlocked] = useBlocked()
  const close = () => {
    cancelTopUp()
    closeBlocked()
  }
  useEffect(() => cancelTopUp, [])
  useRefetchOnOrderChange()
  return (
    <LazyDialog lazy={DIALOGS} opened={topUp !== null || blocked} onClose={close}>
      {({ PaymentDialogs }, opened) => <PaymentDialogs opened={opened} />}
    </LazyDialog>
  )
}

/** Refetches all queries, because an order affects the balance, orders, ledger and coupon prices. */
function useRefetchOnOrderChange(): void {
  const queries = useQueryClient()
  const changes = useOrderChanges()
  useEffect(() => {
    if (changes > 0) void queries.invalidateQueries()
  }, [changes, queries])
}
