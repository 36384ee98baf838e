import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leaveTopUp, useTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { withTexts } from '#web/kit/i18n.ts'
import { lateCode } from '#web/kit/late/late-code.ts'
import { LateOpened } from '#web/kit/late/late-opened.tsx'
import { useBlocked, useOrderChanges } from './payment/payment.state.ts'

const DIALOGS = lateCode(() => withTexts(import('./payment-dialogs.tsx'), 'billing'))

/** Where the dialogs about payment open, over any page. Their code comes with the first of them. */
export function PaymentHost() {
  const topUp = useTopUp()
  const [blocked, closeBlocked] = useBlocked()
  const close = () => {
    leaveTopUp()
    closeBlocked()
  }
  useEffect(() => leaveTopUp, [])
  useRefresh()
  return (
    <LateOpened late={DIALOGS} opened={topUp !== null || blocked} onClose={close}>
      {({ PaymentDialogs }, opened) => <PaymentDialogs opened={opened} />}
    </LateOpened>
  )
}

/** What an order changes is everywhere: balance, orders, ledger, prices with coupons. */
function useRefresh(): void {
  const queries = useQueryClient()
  const changes = useOrderChanges()
  useEffect(() => {
    if (changes > 0) void queries.invalidateQueries()
  }, [changes, queries])
}
