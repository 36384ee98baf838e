import { Modal } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { cancelPayment, forgetPayment } from '#web/kit/payment/pay.ts'
import { useEnding, usePayment } from '#web/kit/payment/payment.ts'
import type { TopUp } from '#web/kit/top-up.ts'
import { SuccessView } from '../paying/success-view.tsx'
import { WaitingView } from '../paying/waiting-view.tsx'
import { TopUpPanel } from './top-up-panel.tsx'

/** Stays until it is closed: by code 996 it opens over whatever was being done, which goes on from here. */
export function TopUpDialog({ topUp }: { topUp: TopUp | null }) {
  const { t } = useTranslation(['billing', 'frame'])
  // What it showed last, while it goes.
  const latest = useRef<TopUp>(null)
  if (topUp) latest.current = topUp
  const shown = topUp ?? latest.current
  const payment = usePayment()
  const ending = useEnding()
  const short = shown?.refused !== undefined && payment.is === 'idle' && ending?.how !== 'paid'
  const close = () => {
    if (payment.is !== 'idle') cancelPayment()
    topUp?.close()
  }
  return (
    <Modal
      opened={topUp !== null}
      onClose={close}
      title={t(short ? 'topUp.short' : 'topUp.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      centered
      size={660}
    >
      {shown && <Content topUp={shown} />}
    </Modal>
  )
}

function Content({ topUp }: { topUp: TopUp }) {
  const [, navigate] = useLocation()
  const payment = usePayment()
  const ending = useEnding()
  useEffect(forgetPayment, [])
  const { again, close } = topUp
  // SPEC section 4 leads to the products when nothing was left to pay; what was refused goes before.
  const onComplete = () => {
    if (again) return
    close()
    navigate('/products')
  }
  if (payment.is !== 'idle') return <WaitingView state={payment} onComplete={onComplete} />
  if (ending?.how === 'paid') return <SuccessView again={again} onDone={close} />
  return <TopUpPanel topUp={topUp} onComplete={onComplete} />
}
