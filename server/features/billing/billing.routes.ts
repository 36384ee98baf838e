import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { CURRENCIES, toMajor } from '#contracts/model/price.ts'
import type { Context, Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import { plansOnSale } from './billing.store.ts'
import type { BillingWorld } from './billing.world.ts'
import { limitGuesses } from './coupon-guesses.ts'
import { handleNotification } from './notices.ts'
import { createOrder, type OpeningContext, payOrder, priceOf } from './order.ts'
import { closeOrder } from './order-end.ts'
import { orderEvents } from './order-events.ts'
import { toOrder, toPlan } from './order-view.ts'
import { type OrderRow, orderOfAccount, ordersOf } from './orders.store.ts'
import { NotificationRefused } from './payments.ts'
import { providers } from './providers/registry.ts'
import { receiptAnswer, receiptUrls } from './receipt.ts'

export interface BillingOptions {
  /** The origin at which providers reach this server; defaults to the caller's. */
  publicUrl?: string | undefined
  onStep?: ((step: string) => void) | undefined
}

/** Long because it is the table of all billing calls. */
export function billingHandlers({ publicUrl, onStep }: BillingOptions): Handlers<typeof billing, BillingWorld> {
  const openingContext = ({ world, site, log }: Context<BillingWorld>): OpeningContext => ({
    log,
    addressesOf: ({ no }, provider) => ({
      back: `${site}/alipay?done=${no}`,
      notify: `${publicUrl ?? site}${noticePath(world, provider)}`,
    }),
  })
  return {
    async plans({ world, body }) {
      const rows = await plansOnSale(world.db, body.type ?? 1, body.lang === 0 ? 'cny' : 'usd')
      return { plan: rows.map(toPlan) }
    },
    async checkCoupon({ world, user, ip, body }) {
      const guess = { accountId: user.id, ip, coupon: body.coupon }
      const { amount, saved, plan } = await limitGuesses(world, guess, () =>
        priceOf(world.db, user.id, body, world.clock.iso()),
      )
      return { price: toMajor(amount), saved: toMajor(saved), currency: plan.currency }
    },
    async createOrder(call) {
      const { world, user, ip, language, body } = call
      if (world.orderOverrides?.answersNothing(user.id)) return null
      const ordering = { accountId: user.id, form: body, language, ...openingContext(call) }
      const guess = { accountId: user.id, ip, coupon: body.coupon }
      return limitGuesses(world, guess, () => createOrder(world, ordering))
    },
    async payOrder(call) {
      const { world, user, body } = call
      const row = await requireOrder(world, user.id, body.no)
      return payOrder(world, row.no, openingContext(call))
    },
    async cancelOrder({ world, user, body }) {
      const row = await requireOrder(world, user.id, body.no)
      if (!(await closeOrder(world, row.no, 'cancelled'))) throw refuse('orderNotPayable')
      onStep?.('orderCancelled')
      // In the background the order is closed at the provider too; money that it captured is credited or refunded.
      world.settlement.kick()
      return toOrder(await requireOrder(world, user.id, body.no), await receiptUrls(world, user.id))
    },
    async orders({ world, user, body }) {
      const { page = 1, size = PAGE_SIZE, state } = body
      const { rows, total } = await ordersOf(world.db, user.id, { page, size, state })
      const receiptOf = await receiptUrls(world, user.id)
      return { row: rows.map((row) => toOrder(row, receiptOf)), total, page, size }
    },
    receipt: ({ world, params, query }) => receiptAnswer(world, params.file, query),
    providers: ({ world }) => ({
      providers: PROVIDERS.filter((name) => world.payments[name]),
      least: PROVIDERS.flatMap((provider) =>
        CURRENCIES.flatMap((currency) => {
          const minor = world.payments[provider]?.minimum[currency]
          return minor === undefined ? [] : [{ provider, currency, amount: toMajor(minor) }]
        }),
      ),
    }),
    async event({ world, query, headers }) {
      const user = await world.sessions.find(query.token)
      if (!user) throw refuse('notLoggedIn')
      const { type: provider, order } = query
      if (order !== undefined && (await requireOrder(world, user.id, order)).provider !== provider)
        throw refuse('orderNotFound')
      return orderEvents(world, user, { provider, order, since: lastEventOf(headers['last-event-id']) })
    },
    ...noticeHandlers(onStep),
  }
}

type NoticeCall = (typeof NOTIFICATION_CALLS)[ProviderName]
type NoticeHandlers = Pick<Handlers<typeof billing, BillingWorld>, NoticeCall>
type NoticeHandler = NoticeHandlers[NoticeCall]

function noticeHandlers(onStep: BillingOptions['onStep']): NoticeHandlers {
  const handlerOf =
    (name: ProviderName): NoticeHandler =>
    async ({ world, body, headers, log }) => {
      const { booked, refused } = providers[name].notices
      try {
        await handleNotification(world, name, { body, headers, log, onStep })
        return booked
      } catch (error) {
        if (!(error instanceof NotificationRefused)) throw error
        log.warn({ provider: name, why: error.message }, 'Payment notification refused.')
        if (refused === undefined) throw refuse('paymentNotice')
        return refused
      }
    }
  // NOTICE_CALLS has a call for each provider.
  return Object.fromEntries(PROVIDERS.map((name) => [NOTIFICATION_CALLS[name], handlerOf(name)])) as NoticeHandlers
}

/** The notification path of a provider. Other worlds are named in the query, as providers send no header of ours. */
function noticePath(world: Pick<BillingWorld, 'id'>, provider: ProviderName): string {
  const { path } = billing[NOTIFICATION_CALLS[provider]]
  return world.id === MAIN_WORLD ? path : `${path}?world=${world.id}`
}

/** Orders of other accounts are treated as missing. */
async function requireOrder(world: BillingWorld, accountId: number, no: string): Promise<OrderRow> {
  const row = await orderOfAccount(world.db, accountId, no)
  if (!row) throw refuse('orderNotFound')
  return row
}

function lastEventOf(header: string | string[] | undefined): number | undefined {
  const id = Number(header)
  return header !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : undefined
}
