import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { COUPON_MAX, normalizeCoupon } from '#contracts/core/rules.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { BlockingOrders } from '../open-orders/blocking-orders.tsx'
import classes from './coupon-field.module.css'
import type { Checkout } from './use-checkout.ts'

interface CouponFieldProps {
  checkout: Checkout
  /** Runs when the user pays an open order that holds the coupon. */
  onPay?: () => void
  onComplete: () => void
}

/**
 * Applies the coupon on submit and on blur, and shows its effect or failure below.
 * This function is long because it is mostly markup of one field.
 */
export function CouponField({ checkout, onPay, onComplete }: CouponFieldProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const { coupon, refusal, isChecking, setCoupon, sums, plan } = checkout
  const id = useId()
  const [typed, setTyped] = useState(coupon)
  useEffect(() => setTyped(coupon), [coupon])
  const applied = coupon !== '' && normalizeCoupon(typed) === coupon
  const drop = () => {
    setTyped('')
    setCoupon('')
  }
  return (
    <form
      className={classes.coupon}
      onSubmit={(event) => {
        event.preventDefault()
        setCoupon(typed, true)
      }}
    >
      <label htmlFor={id} className={classes.label}>
        {t('form.coupon')}
      </label>
      <TextInput
        id={id}
        value={typed}
        maxLength={COUPON_MAX}
        autoComplete="off"
        spellCheck={false}
        size="md"
        error={applied && refusal?.text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setCoupon(typed)}
      />
      {applied && !isChecking ? (
        <Button variant="default" size="md" onClick={drop}>
          {t('form.dropCoupon')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="md"
          type="submit"
          loading={isChecking}
          disabled={typed.trim() === ''}
          // Keep the focus in the field. Otherwise blur would apply the code and replace this button, and the click
          // would hit the button that removes the coupon.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('form.useCoupon')}
        </Button>
      )}
      <p className={classes.taken} role="status">
        {applied && !isChecking && !refusal
          ? t('form.couponTaken', { saved: formatPrice(sums.coupon, plan.currency, grouping) })
          : ''}
      </p>
      {applied && refusal && (
        <BlockingOrders code={refusal.code} coupon={coupon} onPay={onPay} onComplete={onComplete} />
      )}
    </form>
  )
}
