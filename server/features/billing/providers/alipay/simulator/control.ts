/** The control API for developers and tests: list everything, act without the page, disturb notifications. */
import type { FastifyInstance } from 'fastify'
import type { Static } from '#contracts/core/schema.ts'
import { requireThisMachine } from '../../local/this-machine.ts'
import { ClockBy, Forge, OfApp, OfTrade, Release, ScenarioOf, SignUp, validatorCompiler } from './control-schemas.ts'
import { toDeliveryView, toTradeView } from './control-views.ts'
import type { GatewayParts } from './gateway.ts'
import type { Notifications } from './notifications.ts'
import type { Trade } from './trades.ts'

export interface ControlParts extends GatewayParts {
  notifications: Notifications
  flush(): Promise<void>
}

/** Sign-up as in Alipay's console: exchanges the merchant's public key for Alipay's. */
export function consoleRoutes(app: FastifyInstance, { merchants }: GatewayParts): void {
  app.addHook('onRequest', requireThisMachine)
  app.setValidatorCompiler(validatorCompiler)
  app.post<{ Body: Static<typeof SignUp> }>('/', { schema: { body: SignUp } }, ({ body }, reply) => {
    const merchant = merchants.save(body.app_id, body.app_public_key)
    if (!merchant)
      return reply.status(400).send({ error: 'app_public_key must be an RSA public key of 2048 bits or more' })
    return reply.send({ alipay_public_key: merchants.alipayPublicKey, seller_id: merchant.seller_id })
  })
}

/** Long because it is a list of short routes. */
export function controlRoutes(app: FastifyInstance, parts: ControlParts): void {
  const { clock, merchants, trades, refunds, notifications, flush } = parts
  app.addHook('onRequest', requireThisMachine)
  app.setValidatorCompiler(validatorCompiler)

  const viewOf = (trade: Trade) => toTradeView(trade, refunds.totalOf(trade))
  const deliveriesView = (appId: string) => ({ deliveries: notifications.of(appId).map(toDeliveryView) })
  app.get<{ Querystring: Static<typeof OfApp> }>('/trades', { schema: { querystring: OfApp } }, ({ query }) => ({
    trades: trades.of(query.app_id).map(viewOf),
  }))
  app.get<{ Querystring: Static<typeof OfApp> }>('/deliveries', { schema: { querystring: OfApp } }, ({ query }) =>
    deliveriesView(query.app_id),
  )

  const addAction = (name: string, press: (trade: Trade) => Trade) =>
    app.post<{ Body: Static<typeof OfTrade> }>(`/${name}`, { schema: { body: OfTrade } }, ({ body }) =>
      viewOf(press(trades.get(body.app_id, body))),
    )
  addAction('pay', trades.pay)
  addAction('refuse', trades.refuse)
  addAction('close', trades.close)

  app.post<{ Body: Static<typeof ScenarioOf> }>('/scenario', { schema: { body: ScenarioOf } }, ({ body }, reply) => {
    const { app_id, delay = 0, copies = 1, hold = false, refunds_later = false } = body
    merchants.arrange(app_id, { delay, copies, hold, hasDelayedRefunds: refunds_later })
    return reply.send({ app_id, delay, copies, hold, refunds_later })
  })
  app.post<{ Body: Static<typeof Release> }>('/release', { schema: { body: Release } }, async ({ body }) => {
    const { app_id, ids, reversed = false } = body
    const held = notifications.of(app_id).flatMap(({ id, state }) => (state === 'held' ? [id] : []))
    const order = ids ?? held
    await notifications.release(app_id, reversed ? order.toReversed() : order)
    return deliveriesView(app_id)
  })
  app.post<{ Body: Static<typeof Forge> }>('/forge', { schema: { body: Forge } }, async ({ body }, reply) => {
    const { signature, change = {} } = body
    // Unchanged and signed by Alipay's key, it would be genuine.
    if (signature !== 'foreign' && Object.keys(change).length === 0)
      return reply.status(400).send({ error: 'change must name what is changed' })
    const trade = trades.get(body.app_id, body)
    if (trade.notify_url === null) return reply.status(409).send({ error: 'the trade has no notify_url' })
    notifications.forge(trade, { signature, change })
    await flush()
    return deliveriesView(body.app_id)
  })
  app.post<{ Body: Static<typeof ClockBy> }>('/clock', { schema: { body: ClockBy } }, async ({ body }) => {
    const { app_id, ms } = body
    // Without an app the clock advances for all; with one, only its pending deadlines move closer.
    if (app_id === undefined) clock.advance(ms)
    else {
      trades.pass(app_id, ms)
      notifications.pass(app_id, ms)
    }
    await flush()
    return { now: clock.now() }
  })
  app.post('/flush', async () => {
    await flush()
    return { now: clock.now() }
  })
}
