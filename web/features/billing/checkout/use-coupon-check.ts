import { useEffect, useState } from 'react'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS } from '#contracts/api/payment-providers.ts'
import { useCall } from '#web/api/queries.ts'
import { type Asked, isFinal, type Refusal } from './checkout.rules.ts'

interface CouponCheck {
  /** What the order comes to with its coupon. */
  price: { price: number } | undefined
  refusal: Refusal | undefined
  checking: boolean
  /** Asks once more about the same coupon. */
  again: () => void
  /** Another coupon counts now: if this one comes back, it is asked about anew. */
  forget: () => void
}

/**
 * The price of an order with its coupon, which follows what is ordered. A code that there is not is asked about once: not
 * again with another number, when the window gets the focus or when orders have changed, as each time counts as a guess.
 */
export function useCouponCheck(order: Asked, enabled: boolean): CouponCheck {
  const { coupon } = order
  const [latest, remember] = useState<Refusal & { coupon: string }>()
  const known = latest?.coupon === coupon ? latest : undefined
  // The way to pay does not change the price.
  const body = { ...ORDER_DEFAULTS, ...order }
  const check = useCall(
    billing.checkCoupon,
    { body },
    { enabled: enabled && coupon !== '' && !known, refetchOnWindowFocus: false },
  )
  const { error } = check
  useEffect(() => {
    if (error && isFinal(error.code)) remember({ coupon, code: error.code, text: error.msg })
  }, [error, coupon])
  const checking = coupon !== '' && check.isFetching && !check.data
  const found = error ? { code: error.code, text: error.msg } : undefined
  return {
    price: coupon && !known ? check.data : undefined,
    refusal: coupon && !checking ? (known ?? found) : undefined,
    checking,
    again() {
      remember(undefined)
      void check.refetch()
    },
    forget: () => remember(undefined),
  }
}
