import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { METHOD_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { PriceSums } from '../checkout/price-sums.tsx'
import type { Checkout } from '../checkout/use-checkout.ts'
import { usePlanName } from '../checkout/use-plan-name.ts'
import { EndingNotice } from '../paying/ending-notice.tsx'
import { PayButton } from '../paying/pay-button.tsx'
import { PaymentModal } from '../paying/payment-modal.tsx'
import { forgetPayment } from '../payment/pay.ts'
import { useEnding, usePayment } from '../payment/payment.state.ts'
import classes from './order.module.css'
import type { PayDialogState } from './use-pay-dialog.ts'

interface PayDialogProps {
  dialog: PayDialogState
  checkout: Checkout | undefined
}

export function PayDialog({ dialog: { opened, isConfirming, close }, checkout }: PayDialogProps) {
  const { t } = useTranslation('billing')
  const [, navigate] = useLocation()
  const hasStarted = usePayment().is !== 'idle'
  const ending = useEnding()
  // SPEC section 4: after an order that costs nothing, the products page opens.
  const onComplete = () => {
    close()
    navigate('/products')
  }
  return (
    <PaymentModal
      opened={opened}
      title={t(hasStarted || ending ? 'order.payTitle' : 'order.confirmTitle')}
      size={480}
      onClose={close}
      onClosed={forgetPayment}
      onComplete={onComplete}
    >
      <div className={classes.confirm}>
        <EndingNotice onComplete={onComplete} coupon={checkout?.coupon ?? ''} />
        {checkout && isConfirming && !(ending && 'order' in ending) && (
          <Confirmation checkout={checkout} onComplete={onComplete} />
        )}
        {ending && !isConfirming && !('order' in ending) && <Button onClick={close}>{t('after.anew')}</Button>}
      </div>
    </PaymentModal>
  )
}

function Confirmation({ checkout, onComplete }: { checkout: Checkout; onComplete: () => void }) {
  const { t } = useTranslation('billing')
  const nameOf = usePlanName()
  const { plan, number, provider } = checkout
  const names = METHOD_NAMES[useLanguage()]
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{t('order.item')}</dt>
          <dd>
            {nameOf(plan)} × {number}
          </dd>
        </div>
        {provider && (
          <div>
            <dt>{t('form.payBy')}</dt>
            <dd>{names[provider]}</dd>
          </div>
        )}
      </dl>
      <PriceSums checkout={checkout} />
      <p className={classes.note}>{t('order.confirmText')}</p>
      <PayButton checkout={checkout} onComplete={onComplete} />
    </>
  )
}
