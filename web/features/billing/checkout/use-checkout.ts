import { useEffect, useState } from 'react'
import { billing, PROVIDERS, type ProviderName } from '#contracts/api/billing.ts'
import { normaliseCoupon } from '#contracts/core/rules.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { type OrderForm, providerOf } from '#web/kit/payment/pay.ts'
import { useEnding } from '#web/kit/payment/payment.ts'
import {
  type Availability,
  availabilityOf,
  isAboutCoupon,
  PAYMENT_TYPES,
  type PlanRow,
  type Sums,
  sumsOf,
} from './checkout.rules.ts'

/** The order form as it begins, and as it is again after each payment: SPEC sections 3 and 5. */
const FRESH = { type: 0, number: 1, coupon: '' }

export interface Checkout {
  plan: PlanRow
  number: number
  setNumber: (number: number) => void
  /** The coupon that counts; empty without one. */
  coupon: string
  setCoupon: (typed: string) => void
  /** Why the coupon does not count. */
  couponError: string
  /** The price with the coupon is being asked for. */
  checking: boolean
  provider: ProviderName | undefined
  setProvider: (provider: ProviderName) => void
  ways: Readonly<Record<ProviderName, Availability>>
  sums: Sums
  /** What would be ordered; absent while it cannot be: a coupon that does not count, no way to pay. */
  form: OrderForm | undefined
}

/** The order form for a plan: number, coupon, way to pay, and what it comes to. */
export function useCheckout(plan: PlanRow): Checkout {
  const [{ type, number, coupon }, set] = useState(FRESH)
  const ending = useEnding()
  useEffect(() => {
    if (ending && ending.how !== 'failed') set((before) => ({ ...FRESH, type: before.type }))
  }, [ending])

  const { data: offers } = useCall(billing.providers, {})
  const offered = offers?.providers ?? []
  const ways = {
    alipay: availabilityOf('alipay', plan.currency, offered),
    stripe: availabilityOf('stripe', plan.currency, offered),
  }
  const provider = [providerOf(type), ...PROVIDERS].find((one) => ways[one] === 'available')
  const body = { type: provider ? PAYMENT_TYPES[provider] : type, number, id: plan.id, form_type: true, coupon }
  const check = useCall(billing.checkCoupon, { body }, { enabled: coupon !== '' })
  const refused = ending?.how === 'failed' && isAboutCoupon(ending.code) ? ending.text : ''
  const couponError = coupon ? textOf(check.error) || refused : ''
  const sums = sumsOf(plan, number, coupon && !couponError ? check.data : undefined)
  const checking = coupon !== '' && check.isFetching && !check.data
  return {
    ...{ plan, number, coupon, couponError, checking, provider, ways },
    setNumber: (to) => set((before) => ({ ...before, number: to })),
    setCoupon: (typed) => set((before) => ({ ...before, coupon: normaliseCoupon(typed) })),
    setProvider: (to) => set((before) => ({ ...before, type: PAYMENT_TYPES[to] })),
    sums,
    // What costs nothing needs no way to pay.
    form: (provider || sums.total === 0) && !couponError && !checking ? body : undefined,
  }
}
