import type { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS, type ProviderName, providerOf } from '#contracts/api/payment-providers.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { MAX_UNPAID_ORDERS, normalizeCoupon, ORDER_MINUTES } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { priceText } from '#contracts/model/price.ts'
import type { State } from '#server/db/state.ts'
import type { Logger } from '#server/platform/logger.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import { couponUses, findCoupon, type PlanRow, planOnSale, planTag, reserveCoupon } from './billing.store.ts'
import type { BillingWorld } from './billing.world.ts'
import { couponSavings } from './coupons.rules.ts'
import { creditOrder } from './credit.ts'
import { keyedQueue } from './lanes.ts'
import { closeOrder, productName } from './order-end.ts'
import { isPayable, orderNumber, payableOf, snapshotOf } from './orders.rules.ts'
import { countOpenOrders, insertOrder, type OrderRow, orderOf, setRef } from './orders.store.ts'
import type { CallbackUrls, PaymentProvider } from './payments.ts'

type Form = Body<typeof billing.createOrder>
type Payment = NonNullable<Output<typeof billing.createOrder>>

interface Price {
  plan: PlanRow
  number: number
  coupon: string | null
  /** Minor units: deducted by the coupon, and left to pay. */
  saved: number
  amount: number
}

/** Prices the form. Throws the refusals of plan and coupon. */
export async function priceOf(db: State, accountId: number, form: Form, at: string): Promise<Price> {
  const plan = await planOnSale(db, form.id)
  if (!plan) throw refuse('planNotFound')
  const number = form.number ?? ORDER_DEFAULTS.number
  const before = plan.discount * number
  const code = normalizeCoupon(form.coupon ?? '')
  if (code === '') return { plan, number, coupon: null, saved: 0, amount: before }
  const coupon = await findCoupon(db, code)
  if (!coupon) throw refuse('couponUnknown')
  const basket = { planId: plan.id, currency: plan.currency, amount: before, at }
  const tag = coupon.plan_id === null ? '' : await planTag(db, coupon.plan_id)
  const saved = couponSavings(coupon, await couponUses(db, code, accountId), basket, () => tag)
  return { plan, number, coupon: code, saved, amount: before - saved }
}

/** Every order costs provider queries, even a cancelled one. The limit is above what anyone orders by hand. */
const PER_ACCOUNT: Rate = { most: 60, seconds: 15 * 60 }
const orderingOf = perWorld(({ clock }) => ({
  wait: rateOf(clock, PER_ACCOUNT),
  /** One opening at a time per order: only the latest session is stored and queried. */
  opening: keyedQueue(),
}))

type AmountDue = Pick<OrderRow, 'currency' | 'amount'>

export interface OpeningContext {
  log: Logger
  addressesOf: (order: OrderRow, provider: ProviderName) => CallbackUrls
}

export interface OrderRequest extends OpeningContext {
  accountId: number
  form: Form
  language: Language
}

/** Creates the order and opens its payment; a free order is credited at once. */
export async function createOrder(
  world: BillingWorld,
  { accountId, form, language, ...opening }: OrderRequest,
): Promise<Payment> {
  const { wait, opening: openInTurn } = orderingOf(world)
  const seconds = wait(String(accountId))
  if (seconds > 0) throw tooManyAttempts(seconds)
  const order = await placeOrder(world, { accountId, form, language })
  if (order.provider === 'none') return { order: order.no, pay_status: true }
  return openInTurn(order.no, async () => {
    try {
      return await openPayment(world, order.no, opening)
    } catch (error) {
      // It cannot be paid, so it is closed and its coupon released.
      await closeOrder(world, order.no, 'provider')
      throw error
    }
  })
}

/** Stores the order, reserves its coupon and credits it if free, in one transaction. */
export const placeOrder = (
  world: Pick<BillingWorld, 'db' | 'clock' | 'payments' | 'orderOverrides'>,
  { accountId, form, language }: Pick<OrderRequest, 'accountId' | 'form' | 'language'>,
): Promise<OrderRow> =>
  world.db.transaction().execute(async (trx) => {
    const name = providerOf(form.type)
    const now = world.clock.now()
    const quoted = await priceOf(trx, accountId, form, now.toISOString())
    const price = world.orderOverrides?.isFree(accountId) ? { ...quoted, amount: 0 } : quoted
    if (price.amount > 0) requireProvider(world, name, { currency: price.plan.currency, amount: price.amount })
    if ((await countOpenOrders(trx, accountId)) >= MAX_UNPAID_ORDERS) throw refuse('tooManyOrders')
    const isFree = price.amount === 0
    const row = await insertOrder(trx, newOrderRow(accountId, price, isFree ? 'none' : name, language, now))
    if (price.coupon !== null) await reserveCoupon(trx, price.coupon, accountId, row.no)
    if (isFree) await creditOrder(trx, row, now)
    return row
  })

export const payOrder = (world: BillingWorld, no: string, opening: OpeningContext): Promise<Payment> =>
  orderingOf(world).opening(no, () => openPayment(world, no, opening))

function newOrderRow(
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
    bought: JSON.stringify(snapshotOf(plan)),
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
  { currency, amount }: AmountDue,
): PaymentProvider {
  const provider = payments[name]
  if (!provider) throw refuse('paymentUnavailable')
  const least = provider.minimum[currency]
  if (least === undefined) throw refuse('paymentCurrency')
  if (amount < least) throw refuse('paymentMinimum', { minimum: priceText(least, currency) })
  return provider
}

async function openPayment(world: BillingWorld, no: string, { log, addressesOf }: OpeningContext): Promise<Payment> {
  const row = await orderOf(world.db, no)
  if (!row || row.provider === 'none' || !isPayable(row, world.clock.iso())) throw refuse('orderNotPayable')
  const provider = requireProvider(world, row.provider, row)
  if (world.orderOverrides?.isRefused(row.account_id)) throw refuse('paymentFailed')
  try {
    const { ref, ...paymentPage } = await provider.open(
      payableOf(row, world.clock.now(), productName),
      addressesOf(row, row.provider),
    )
    if (await setRef(world.db, row.no, ref)) return { order: row.no, pay_status: false, ...paymentPage }
  } catch (error) {
    log.warn({ err: error, order: row.no }, 'The payment could not be opened; the order is closed or can be retried.')
    throw refuse('paymentFailed')
  }
  // Cancelled meanwhile: the buyer is not redirected, and the session is closed at the provider.
  world.settlement.kick()
  throw refuse('orderNotPayable')
}
