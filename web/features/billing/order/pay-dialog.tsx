import { Modal } from '@mantine/core'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { cancelPayment, forgetPayment } from '#web/kit/payment/pay.ts'
import { useEnding, usePayment } from '#web/kit/payment/payment.ts'
import { PriceSums } from '../checkout/price-sums.tsx'
import type { Checkout } from '../checkout/use-checkout.ts'
import { usePlanName } from '../checkout/use-plan-name.ts'
import { EndingNotice } from '../paying/ending-notice.tsx'
import { PayButton } from '../paying/pay-button.tsx'
import { SuccessView } from '../paying/success-view.tsx'
import { WaitingView } from '../paying/waiting-view.tsx'
import classes from './order.module.css'
import type { PayDialogState } from './use-pay-dialog.ts'

/** Confirms an order, waits for its payment and says how it ended. */
export function PayDialog({ dialog: { opened, checkout, close } }: { dialog: PayDialogState }) {
  const { t } = useTranslation(['billing', 'frame'])
  const [, navigate] = useLocation()
  const payment = usePayment()
  const ending = useEnding()
  const leave = () => {
    if (payment.is !== 'idle') cancelPayment()
    close()
  }
  // SPEC section 4: whoever has nothing left to pay lands there.
  const onComplete = () => {
    close()
    navigate('/products')
  }
  return (
    <Modal
      opened={opened}
      onClose={leave}
      onExitTransitionEnd={forgetPayment}
      title={t(payment.is === 'idle' && !ending ? 'order.confirmTitle' : 'order.payTitle')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      centered
      size={480}
    >
      {payment.is !== 'idle' ? (
        <WaitingView state={payment} onComplete={onComplete} />
      ) : ending?.how === 'paid' ? (
        <SuccessView onDone={close} />
      ) : (
        <div className={classes.confirm}>
          <EndingNotice onComplete={onComplete} />
          {checkout && !(ending && 'provider' in ending) && (
            <Confirmation checkout={checkout} onComplete={onComplete} />
          )}
        </div>
      )}
    </Modal>
  )
}

function Confirmation({ checkout, onComplete }: { checkout: Checkout; onComplete: () => void }) {
  const { t } = useTranslation('billing')
  const nameOf = usePlanName()
  const { plan, number, provider } = checkout
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{t('order.item')}</dt>
          <dd>
            {nameOf(plan)} × {number}
          </dd>
        </div>
        <div>
          <dt>{t('form.payBy')}</dt>
          <dd>{t(provider === 'alipay' ? 'form.alipay' : 'form.card')}</dd>
        </div>
      </dl>
      <PriceSums checkout={checkout} />
      <p className={classes.note}>{t('order.confirmText')}</p>
      <PayButton checkout={checkout} onComplete={onComplete} />
    </>
  )
}
