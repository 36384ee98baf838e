import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import type { PlanRow } from '../checkout/checkout.rules.ts'
import { CouponField } from '../checkout/coupon-field.tsx'
import { NumberStepper } from '../checkout/number-stepper.tsx'
import { PaymentWays } from '../checkout/payment-ways.tsx'
import { PriceSums } from '../checkout/price-sums.tsx'
import { type Checkout, useCheckout } from '../checkout/use-checkout.ts'
import { usePlanName } from '../checkout/use-plan-name.ts'
import classes from './order.module.css'

interface OrderSummaryProps {
  plan: PlanRow
  onConfirm: (checkout: Checkout) => void
}

/** What is being ordered: number, coupon, way to pay, price. */
export function OrderSummary({ plan, onConfirm }: OrderSummaryProps) {
  const { t } = useTranslation('billing')
  const nameOf = usePlanName()
  const checkout = useCheckout(plan)
  const { number, setNumber, ways, form, checking } = checkout
  const noWay = !form && ways.alipay === 'unavailable' && ways.stripe === 'unavailable'
  return (
    <aside className={classes.summary} aria-label={t('order.summary')}>
      <h2 className={classes.heading}>{nameOf(plan)}</h2>
      <NumberStepper value={number} onChange={setNumber} />
      <CouponField checkout={checkout} />
      <PaymentWays checkout={checkout} />
      <PriceSums checkout={checkout} />
      {noWay && <Notice tone="warning">{t('form.noWay')}</Notice>}
      <Button size="md" fullWidth loading={checking} disabled={!form} onClick={() => onConfirm(checkout)}>
        {t('order.confirm')}
      </Button>
    </aside>
  )
}
