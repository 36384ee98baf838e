/** Ordering: the price is computed here, the coupon reserved, the payment opened. */
import type { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS, type ProviderName, providerOf } from '#contracts/api/payment-providers.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { normaliseCoupon, OPEN_ORDERS, ORDER_MINUTES } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { priceText } from '#contracts/model/price.ts'
import type { State } from '#server/db/state.ts'
import type { Logger } from '#server/platform/logger.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import { couponOf, type PlanRow, planOnSale, planTag, takeCoupon, usesOf } from './billing.store.ts'
import type { BillingWorld } from './billing.world.ts'
import { savedBy } from './coupons.rules.ts'
import { creditOrder } from './credit.ts'
import { inTurn } from './lanes.ts'
import { closeOrder, productName } from './order-end.ts'
import { boughtOf, isPayable, orderNumber, payableOf } from './orders.rules.ts'
import { insertOrder, type OrderRow, openOrders, orderOf, setRef } from './orders.store.ts'
import type { Addresses, PaymentProvider } from './payments.ts'

type Form = Body<typeof billing.createOrder>
type Payment = NonNullable<Output<typeof billing.createOrder>>

interface Price {
  plan: PlanRow
  number: number
  coupon: string | null
  /** Minor units: what the coupon takes off, and what is left to pay. */
  saved: number
  amount: number
}

/** What the form costs. Throws the refusals of plan and coupon. */
export async function priceOf(db: State, accountId: number, form: Form, at: string): Promise<Price> {
  const plan = await planOnSale(db, form.id)
  if (!plan) throw refuse('planNotFound')
  const number = form.number ?? ORDER_DEFAULTS.number
  const before = plan.discount * number
  const code = normaliseCoupon(form.coupon ?? '')
  if (code === '') return { plan, number, coupon: null, saved: 0, amount: before }
  const coupon = await couponOf(db, code)
  if (!coupon) throw refuse('couponUnknown')
  const basket = { planId: plan.id, currency: plan.currency, amount: before, at }
  const tag = coupon.plan_id === null ? '' : await planTag(db, coupon.plan_id)
  const saved = savedBy(coupon, await usesOf(db, code, accountId), basket, () => tag)
  return { plan, number, coupon: code, saved, amount: before - saved }
}

/** What is ordered is asked about at its provider, also once it is cancelled. Nobody orders so often by hand. */
const PER_ACCOUNT: Rate = { most: 60, seconds: 15 * 60 }
const orderingOf = perWorld(({ clock }) => ({
  wait: rateOf(clock, PER_ACCOUNT),
  /** One order is opened once at a time: of two sessions at a provider we would know, and ask about, the later alone. */
  opening: inTurn(),
}))

type Due = Pick<OrderRow, 'currency' | 'amount'>

export interface Opening {
  log: Logger
  addressesOf: (order: OrderRow, provider: ProviderName) => Addresses
}

export interface Ordering extends Opening {
  accountId: number
  form: Form
  language: Language
}

/** Makes the order and opens its payment; one that costs nothing is complete at once. */
export async function createOrder(
  world: BillingWorld,
  { accountId, form, language, ...opening }: Ordering,
): Promise<Payment> {
  const { wait, opening: inItsTurn } = orderingOf(world)
  const seconds = wait(String(accountId))
  if (seconds > 0) throw tooManyAttempts(seconds)
  const made = await placeOrder(world, { accountId, form, language })
  if (made.provider === 'none') return { order: made.no, pay_status: true }
  return inItsTurn(made.no, async () => {
    try {
      return await openPayment(world, made.no, opening)
    } catch (error) {
      // Nobody can pay it: it does not stay behind, and its coupon is free.
      await closeOrder(world, made.no, 'provider')
      throw error
    }
  })
}

/** Adds the order, takes its coupon, and completes it where nothing is to be paid: all in one transaction. */
export const placeOrder = (
  world: Pick<BillingWorld, 'db' | 'clock' | 'payments' | 'orderOverrides'>,
  { accountId, form, language }: Pick<Ordering, 'accountId' | 'form' | 'language'>,
): Promise<OrderRow> =>
  world.db.transaction().execute(async (trx) => {
    const name = providerOf(form.type)
    const now = world.clock.now()
    const asked = await priceOf(trx, accountId, form, now.toISOString())
    const price = world.orderOverrides?.isFree(accountId) ? { ...asked, amount: 0 } : asked
    if (price.amount > 0) requireProvider(world, name, { currency: price.plan.currency, amount: price.amount })
    if ((await openOrders(trx, accountId)) >= OPEN_ORDERS) throw refuse('tooManyOrders')
    const isFree = price.amount === 0
    const row = await insertOrder(trx, rowOf(accountId, price, isFree ? 'none' : name, language, now))
    if (price.coupon !== null) await takeCoupon(trx, price.coupon, accountId, row.no)
    if (isFree) await creditOrder(trx, row, now)
    return row
  })

/** Opens the payment of an order once more. */
export const payOrder = (world: BillingWorld, no: string, opening: Opening): Promise<Payment> =>
  orderingOf(world).opening(no, () => openPayment(world, no, opening))

function rowOf(
  accountId: number,
  price: Price,
  provider: OrderRow['provider'],
  language: Language,
  now: Date,
): OrderRow {
  const { plan, number, coupon, amount } = price
  return {
    no: orderNumber(now),
    account_id: accountId,
    plan_id: plan.id,
    bought: JSON.stringify(boughtOf(plan)),
    number,
    provider,
    currency: plan.currency,
    price: plan.price * number,
    amount,
    coupon,
    language,
    ref: null,
    state: 'created',
    close_reason: null,
    open_at_provider: 0,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + ORDER_MINUTES * 60_000).toISOString(),
    paid_at: null,
    credited_at: null,
    closed_at: null,
    refunded_at: null,
  }
}

function requireProvider(
  { payments }: Pick<BillingWorld, 'payments'>,
  name: ProviderName,
  { currency, amount }: Due,
): PaymentProvider {
  const provider = payments[name]
  if (!provider) throw refuse('paymentUnavailable')
  const least = provider.minimum[currency]
  if (least === undefined) throw refuse('paymentCurrency')
  if (amount < least) throw refuse('paymentMinimum', { minimum: priceText(least, currency) })
  return provider
}

async function openPayment(world: BillingWorld, no: string, { log, addressesOf }: Opening): Promise<Payment> {
  const row = await orderOf(world.db, no)
  if (!row || row.provider === 'none' || !isPayable(row, world.clock.iso())) throw refuse('orderNotPayable')
  const provider = requireProvider(world, row.provider, row)
  if (world.orderOverrides?.isRefused(row.account_id)) throw refuse('paymentFailed')
  try {
    const { ref, ...way } = await provider.open(
      payableOf(row, world.clock.now(), productName),
      addressesOf(row, row.provider),
    )
    if (await setRef(world.db, row.no, ref)) return { order: row.no, pay_status: false, ...way }
  } catch (error) {
    log.warn({ err: error, order: row.no }, 'payment could not be opened')
    throw refuse('paymentFailed')
  }
  // Cancelled while it was opened: nobody is sent there, and it is closed there too.
  world.settlement.kick()
  throw refuse('orderNotPayable')
}
