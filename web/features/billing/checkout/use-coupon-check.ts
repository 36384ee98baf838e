import { useEffect, useState } from 'react'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS } from '#contracts/api/payment-providers.ts'
import { useCall } from '#web/api/queries.ts'
import { isFinal, type OrderRequest, type Refusal } from './checkout.rules.ts'

interface CouponCheck {
  price: { price: number } | undefined
  refusal: Refusal | undefined
  isChecking: boolean
  recheck: () => void
  /** Forgets a final failure, so that the code is checked when it is entered again. */
  reset: () => void
}

/**
 * Loads the price of an order with its coupon. A final failure is remembered, so that a change of plan or quantity does
 * not check that coupon again.
 */
export function useCouponCheck(order: OrderRequest, enabled: boolean): CouponCheck {
  const { coupon } = order
  const [final, setFinal] = useState<Refusal & { coupon: string }>()
  const known = final?.coupon === coupon ? final : undefined
  // The defaults include a payment method, which does not affect the price.
  const body = { ...ORDER_DEFAULTS, ...order }
  const check = useCall(
    billing.checkCoupon,
    { body },
    { enabled: enabled && coupon !== '' && !known, refetchOnWindowFocus: false },
  )
  const { error } = check
  useEffect(() => {
    if (error && isFinal(error.code)) setFinal({ coupon, code: error.code, text: error.msg })
  }, [error, coupon])
  const isChecking = coupon !== '' && check.isFetching && !check.data
  const found = error ? { code: error.code, text: error.msg } : undefined
  return {
    price: coupon && !known ? check.data : undefined,
    refusal: coupon && !isChecking ? (known ?? found) : undefined,
    isChecking,
    recheck() {
      setFinal(undefined)
      void check.refetch()
    },
    reset: () => setFinal(undefined),
  }
}
