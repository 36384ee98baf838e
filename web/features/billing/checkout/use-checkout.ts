import { useEffect, useState } from 'react'
import { billing } from '#contracts/api/billing.ts'
import {
  byProvider,
  PAYMENT_TYPES,
  PROVIDERS,
  type ProviderName,
  providerOf,
} from '#contracts/api/payment-providers.ts'
import { normaliseCoupon } from '#contracts/core/rules.ts'
import { useCall } from '#web/api/queries.ts'
import { forgetPayment } from '../payment/pay.ts'
import { type OrderForm, openOrderOf } from '../payment/payment.machine.ts'
import { useEnding, usePayment } from '../payment/payment.state.ts'
import {
  couponRefusal,
  type Offers,
  type PlanRow,
  type Refusal,
  resetsForm,
  type Sums,
  sumsOf,
  type Way,
  wayOf,
} from './checkout.rules.ts'
import { useCouponCheck } from './use-coupon-check.ts'

/** The order form as it begins, and as it is again after each payment: SPEC sections 3 and 5. */
const FRESH = { type: 0, number: 1, coupon: '' }

/** Until the server has told. */
const NONE: Offers = { providers: [], least: [] }

export interface Checkout {
  plan: PlanRow
  number: number
  setNumber: (number: number) => void
  /** The coupon that counts; empty without one. */
  coupon: string
  /** `again`: ask once more about the one that counts. */
  setCoupon: (typed: string, again?: boolean) => void
  /** Why the coupon does not count. */
  refusal: Refusal | undefined
  /** The price with the coupon is being asked for. */
  checking: boolean
  provider: ProviderName | undefined
  setProvider: (provider: ProviderName) => void
  ways: Readonly<Record<ProviderName, Way>>
  sums: Sums
  /** What would be ordered; absent while it cannot be: a coupon that does not count, no way to pay. */
  form: OrderForm | undefined
  /** The server did not tell the price, so nothing can be ordered. */
  isPriceUnknown: boolean
  /** The server has no provider, and there is something to pay. */
  hasNoWay: boolean
}

/** The order form for a plan, once there is one: number, coupon, way to pay, and what it comes to. */
export function useCheckout(plan: PlanRow | undefined): Checkout | undefined {
  const [{ type, number, coupon }, set] = useState(FRESH)
  const change = (to: Partial<typeof FRESH>) => set((before) => ({ ...before, ...to }))
  const ending = useEnding()
  useEffect(() => {
    if (ending && resetsForm(ending)) set(({ type }) => ({ ...FRESH, type }))
  }, [ending])

  const order = { number, id: plan?.id ?? 0, coupon }
  // An order that is under way or left open holds its coupon, so a check would refuse it.
  const isHeld = openOrderOf(usePayment()) !== undefined
  const check = useCouponCheck(order, plan !== undefined && !isHeld)
  const { data: offers = NONE } = useCall(billing.providers, {})
  if (!plan) return undefined

  const refusal = check.refusal ?? (coupon ? couponRefusal(ending, order) : undefined)
  const sums = sumsOf(plan, number, refusal ? undefined : check.price)
  const due = { currency: plan.currency, total: sums.total }
  const ways = byProvider((one) => wayOf(one, due, offers))
  const provider = [providerOf(type), ...PROVIDERS].find((one) => ways[one].is === 'available')
  const { checking } = check
  // What costs nothing needs no way to pay.
  const isPriceUnknown = Number.isNaN(sums.total)
  const isOrderable = (provider || sums.total === 0) && !isPriceUnknown && !refusal && !checking
  const form = isOrderable ? { ...order, type: provider ? PAYMENT_TYPES[provider] : type } : undefined
  const hasNoWay = sums.total > 0 && Object.values(ways).every(({ is }) => is === 'unavailable')
  return {
    plan,
    number,
    coupon,
    refusal,
    checking,
    provider,
    ways,
    sums,
    form,
    isPriceUnknown,
    hasNoWay,
    setNumber: (to) => change({ number: to }),
    setCoupon(typed, again = false) {
      const code = normaliseCoupon(typed)
      if (code === coupon) {
        if (again && code !== '') check.again()
        return
      }
      // A refusal ends with the code that it was about, so that this one can be tried again later.
      check.forget()
      if (ending?.how === 'failed') forgetPayment()
      change({ coupon: code })
    },
    setProvider: (to) => change({ type: PAYMENT_TYPES[to] }),
  }
}
