import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { COUPON_MAX, normaliseCoupon } from '#contracts/core/rules.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { InTheWay } from '../open-orders/in-the-way.tsx'
import classes from './coupon-field.module.css'
import type { Checkout } from './use-checkout.ts'

interface CouponFieldProps {
  checkout: Checkout
  /** Run with the click that pays an order which holds the coupon, and when nothing was left to pay. */
  onPay?: () => void
  onComplete: () => void
}

/** The coupon: it counts when it is applied or its field is left, and what it does or why not stands below. */
export function CouponField({ checkout, onPay, onComplete }: CouponFieldProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const { coupon, refusal, checking, setCoupon, sums, plan } = checkout
  const id = useId()
  const [typed, setTyped] = useState(coupon)
  useEffect(() => setTyped(coupon), [coupon])
  const applied = coupon !== '' && normaliseCoupon(typed) === coupon
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
      {applied && !checking ? (
        <Button variant="default" size="md" onClick={drop}>
          {t('form.dropCoupon')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="md"
          type="submit"
          loading={checking}
          disabled={typed.trim() === ''}
          // The field is not left: it would apply the code at once, and the click meet the button that removes it.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('form.useCoupon')}
        </Button>
      )}
      <p className={classes.taken} role="status">
        {applied && !checking && !refusal
          ? t('form.couponTaken', { saved: formatPrice(sums.coupon, plan.currency, grouping) })
          : ''}
      </p>
      {applied && refusal && <InTheWay code={refusal.code} coupon={coupon} onPay={onPay} onComplete={onComplete} />}
    </form>
  )
}
