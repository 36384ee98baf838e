import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { CouponField } from '../checkout/coupon-field.tsx'
import { NumberStepper } from '../checkout/number-stepper.tsx'
import { PaymentMethods } from '../checkout/payment-methods.tsx'
import { PriceSums } from '../checkout/price-sums.tsx'
import type { Checkout } from '../checkout/use-checkout.ts'
import { usePlanName } from '../checkout/use-plan-name.ts'
import classes from './order.module.css'

interface OrderSummaryProps {
  checkout: Checkout
  onConfirm: () => void
  onPay: () => void
}

export function OrderSummary({ checkout, onConfirm, onPay }: OrderSummaryProps) {
  const { t } = useTranslation('billing')
  const [, navigate] = useLocation()
  const nameOf = usePlanName()
  const { plan, number, setNumber, form, isPriceUnknown, hasNoProvider, isChecking } = checkout
  return (
    <aside className={classes.summary} aria-label={t('order.summary')}>
      <h2 className={classes.heading}>{nameOf(plan)}</h2>
      <NumberStepper value={number} onChange={setNumber} />
      <CouponField checkout={checkout} onPay={onPay} onComplete={() => navigate('/products')} />
      <PaymentMethods checkout={checkout} />
      <PriceSums checkout={checkout} />
      {hasNoProvider && <Notice tone="warning">{t('form.noWay')}</Notice>}
      {isPriceUnknown ? (
        <Notice tone="warning">{t('form.noPrice')}</Notice>
      ) : (
        <Button size="md" fullWidth loading={isChecking} disabled={!form} onClick={onConfirm}>
          {t('order.confirm')}
        </Button>
      )}
    </aside>
  )
}
