import { useEffect, useState } from 'react'
import { billing, PROVIDERS, type ProviderName } from '#contracts/api/billing.ts'
import { normaliseCoupon } from '#contracts/core/rules.ts'
import type { Failure } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { forgetPayment, providerOf } from '#web/kit/payment/pay.ts'
import type { OrderForm } from '#web/kit/payment/payment.states.ts'
import { useEnding } from '#web/kit/payment/payment.ts'
import {
  type Availability,
  availabilityOf,
  couponRefusal,
  PAYMENT_TYPES,
  type PlanRow,
  type Refusal,
  resetsForm,
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
  refusal: Refusal | undefined
  /** The price with the coupon is being asked for. */
  checking: boolean
  provider: ProviderName | undefined
  setProvider: (provider: ProviderName) => void
  ways: Readonly<Record<ProviderName, Availability>>
  sums: Sums
  /** What would be ordered; absent while it cannot be: a coupon that does not count, no way to pay. */
  form: OrderForm | undefined
}

/** The order form for a plan, once there is one: number, coupon, way to pay, and what it comes to. */
export function useCheckout(plan: PlanRow | undefined): Checkout | undefined {
  const [{ type, number, coupon }, set] = useState(FRESH)
  const change = (to: Partial<typeof FRESH>) => set((before) => ({ ...before, ...to }))
  const ending = useEnding()
  useEffect(() => {
    if (ending && resetsForm(ending)) set(({ type }) => ({ ...FRESH, type }))
  }, [ending])

  const { data: offers } = useCall(billing.providers, {})
  const offered = offers?.providers ?? []
  const ways = {
    alipay: availabilityOf('alipay', plan?.currency, offered),
    stripe: availabilityOf('stripe', plan?.currency, offered),
  }
  const provider = [providerOf(type), ...PROVIDERS].find((one) => ways[one] === 'available')
  const order = { number, id: plan?.id ?? 0, coupon }
  const body = { ...order, type: provider ? PAYMENT_TYPES[provider] : type, form_type: true }
  const check = useCall(billing.checkCoupon, { body }, { enabled: plan !== undefined && coupon !== '' })
  if (!plan) return undefined

  const refusal = coupon ? (failureOf(check.error) ?? couponRefusal(ending, order)) : undefined
  const sums = sumsOf(plan, number, coupon && !refusal ? check.data : undefined)
  const checking = coupon !== '' && check.isFetching && !check.data
  return {
    ...{ plan, number, coupon, refusal, checking, provider, ways, sums },
    setNumber: (to) => change({ number: to }),
    setCoupon(typed) {
      const code = normaliseCoupon(typed)
      // A refusal ends with the code that it was about, so that this one can be tried again later.
      if (code !== coupon && ending?.how === 'failed') forgetPayment()
      change({ coupon: code })
    },
    setProvider: (to) => change({ type: PAYMENT_TYPES[to] }),
    // What costs nothing needs no way to pay.
    form: (provider || sums.total === 0) && !refusal && !checking ? body : undefined,
  }
}

const failureOf = (failure: Failure | null): Refusal | undefined =>
  failure ? { code: failure.code, text: failure.msg } : undefined
