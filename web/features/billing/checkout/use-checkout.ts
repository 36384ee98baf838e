import { useEffect, useState } from 'react'
import { billing } from '#contracts/api/billing.ts'
import {
  byProvider,
  PAYMENT_TYPES,
  PROVIDERS,
  type ProviderName,
  providerOf,
} from '#contracts/api/payment-providers.ts'
import { normalizeCoupon } from '#contracts/core/rules.ts'
import { useCall } from '#web/api/queries.ts'
import { forgetPayment } from '../payment/pay.ts'
import { type OrderForm, openOrderOf } from '../payment/payment.machine.ts'
import { useEnding, usePayment } from '../payment/payment.state.ts'
import {
  availabilityOf,
  couponFailureOf,
  type OfferedProviders,
  type PlanRow,
  type ProviderAvailability,
  type Refusal,
  type Sums,
  shouldResetForm,
  sumsOf,
} from './checkout.rules.ts'
import { useCouponCheck } from './use-coupon-check.ts'

/** After a payment, the number and the coupon return to these values (SPEC sections 3 and 5). */
const INITIAL = { type: 0, number: 1, coupon: '' }

/** Used until the server has responded. */
const NO_PROVIDERS: OfferedProviders = { providers: [], least: [] }

export interface Checkout {
  plan: PlanRow
  number: number
  setNumber: (number: number) => void
  /** The applied coupon; empty if there is none. */
  coupon: string
  /** `again` checks the coupon once more if it is already applied. */
  setCoupon: (typed: string, again?: boolean) => void
  refusal: Refusal | undefined
  /** True while the price with the coupon is loading. */
  isChecking: boolean
  provider: ProviderName | undefined
  setProvider: (provider: ProviderName) => void
  availability: Readonly<Record<ProviderName, ProviderAvailability>>
  sums: Sums
  /**
   * Undefined while the user cannot order: the coupon is invalid or being checked, no payment method is available, or
   * the price is unknown.
   */
  form: OrderForm | undefined
  isPriceUnknown: boolean
  /** No provider is configured and the total is not zero. */
  hasNoProvider: boolean
}

/** Manages the order form of a plan; returns undefined until the plan is loaded. */
export function useCheckout(plan: PlanRow | undefined): Checkout | undefined {
  const [{ type, number, coupon }, set] = useState(INITIAL)
  const change = (to: Partial<typeof INITIAL>) => set((before) => ({ ...before, ...to }))
  const ending = useEnding()
  useEffect(() => {
    if (ending && shouldResetForm(ending)) set(({ type }) => ({ ...INITIAL, type }))
  }, [ending])

  const order = { number, id: plan?.id ?? 0, coupon }
  // Do not check a coupon that an open order holds, because the server would reject it.
  const isHeld = openOrderOf(usePayment()) !== undefined
  const check = useCouponCheck(order, plan !== undefined && !isHeld)
  const { data: offers = NO_PROVIDERS } = useCall(billing.providers, {})
  if (!plan) return undefined

  const refusal = check.refusal ?? (coupon ? couponFailureOf(ending, order) : undefined)
  const sums = sumsOf(plan, number, refusal ? undefined : check.price)
  const due = { currency: plan.currency, total: sums.total }
  const availability = byProvider((one) => availabilityOf(one, due, offers))
  const provider = [providerOf(type), ...PROVIDERS].find((one) => availability[one].is === 'available')
  const { isChecking } = check
  const isPriceUnknown = Number.isNaN(sums.total)
  // A total of zero needs no payment method.
  const isOrderable = (provider || sums.total === 0) && !isPriceUnknown && !refusal && !isChecking
  const form = isOrderable ? { ...order, type: provider ? PAYMENT_TYPES[provider] : type } : undefined
  const hasNoProvider = sums.total > 0 && Object.values(availability).every(({ is }) => is === 'unavailable')
  return {
    plan,
    number,
    coupon,
    refusal,
    isChecking,
    provider,
    availability,
    sums,
    form,
    isPriceUnknown,
    hasNoProvider,
    setNumber: (to) => change({ number: to }),
    setCoupon(typed, again = false) {
      const code = normalizeCoupon(typed)
      if (code === coupon) {
        if (again && code !== '') check.recheck()
        return
      }
      // Forget the failure of the previous code, so that the code can be tried again later.
      check.reset()
      if (ending?.how === 'failed') forgetPayment()
      change({ coupon: code })
    },
    setProvider: (to) => change({ type: PAYMENT_TYPES[to] }),
  }
}
