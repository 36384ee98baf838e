import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { TopUp } from '#web/features/ledger/public/top-up.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PaymentModal } from '../paying/payment-modal.tsx'
import { forgetPayment } from '../payment/pay.ts'
import { useEnding, useUnderWay } from '../payment/payment.state.ts'
import { TopUpPanel } from './top-up-panel.tsx'

/** Also opens when a call fails with code 996 (balance too low). The user can retry that call after the payment. */
export function TopUpDialog({ topUp }: { topUp: TopUp | null }) {
  const { t } = useTranslation('billing')
  const [, navigate] = useLocation()
  // Keeps the content during the closing transition.
  const latest = useRef<TopUp>(null)
  if (topUp) latest.current = topUp
  const shown = topUp ?? latest.current
  const underWay = useUnderWay()
  const ending = useEnding()
  const short = shown?.refused !== undefined && !underWay && ending?.how !== 'paid'
  const opened = topUp !== null
  useEffect(() => {
    if (opened) forgetPayment()
  }, [opened])
  const close = () => topUp?.close()
  // SPEC section 4: after a free order, retry the rejected call if there is one; otherwise open the products page.
  const onComplete = () => {
    if (shown?.again) return shown.again()
    close()
    navigate('/products')
  }
  return (
    <PaymentModal
      opened={opened}
      title={t(short ? 'topUp.short' : 'topUp.title')}
      size={660}
      persistent
      again={shown?.again}
      onClose={close}
      onComplete={onComplete}
    >
      {shown && <TopUpPanel topUp={shown} onComplete={onComplete} />}
    </PaymentModal>
  )
}
