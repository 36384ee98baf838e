/**
 * A local simulator of Alipay's open platform for website payments (page pay): gateway, cashier, notifications. It
 * shares neither code nor keys with its client and is reached only over HTTP.
 */
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Logger } from '#server/platform/logger.ts'
import type { Simulator, SimulatorOptions } from '../../local/local-provider.ts'
import { cashierRoutes } from './cashier.ts'
import { consoleRoutes, controlRoutes } from './control.ts'
import { gatewayRoutes } from './gateway.ts'
import { GatewayError } from './gateway-error.ts'
import { merchantsOf } from './merchants.ts'
import { notificationsOf } from './notifications.ts'
import { refundsOf } from './refunds.ts'
import { createTables } from './tables.ts'
import { tradesOf } from './trades.ts'

const EXPIRY_CHECK_MS = 1000

export function alipaySimulator(app: FastifyInstance, options: SimulatorOptions): Simulator {
  const { db, clock, log } = options
  createTables(db)
  const merchants = merchantsOf(db)
  const notifications = notificationsOf(options, merchants)
  const trades = tradesOf(db, clock, (trade) => notifications.notify(trade))
  const refunds = refundsOf(db, clock, (trade, refund, total) => notifications.notify(trade, { refund, total }))
  const flush = async () => {
    trades.expire()
    await notifications.flush()
  }
  const parts = { clock, merchants, trades, refunds, notifications, flush }
  app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      )
      handleFailures(scope, log)
      gatewayRoutes(scope, parts)
      await scope.register(async (pages) => cashierRoutes(pages, parts), { prefix: '/cashier' })
      await scope.register(async (sites) => consoleRoutes(sites, parts), { prefix: '/merchants' })
      await scope.register(async (controls) => controlRoutes(controls, parts), { prefix: '/control' })
    },
    { prefix: '/alipay' },
  )
  const expiryTimer = setInterval(() => {
    try {
      trades.expire()
    } catch (error) {
      log.error({ err: error }, 'Closing expired trades failed; it is retried.')
    }
  }, EXPIRY_CHECK_MS)
  expiryTimer.unref()
  return {
    flush,
    async close() {
      clearInterval(expiryTimer)
      await notifications.close()
    },
  }
}

function handleFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError | GatewayError, _request, reply) => {
    if (error instanceof GatewayError) return reply.status(409).send({ error: error.message, ...error.node })
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error }, 'The Alipay simulator failed.')
    return reply.status(status).send({ error: status < 500 ? error.message : 'the simulator failed' })
  })
}
