/**
 * A local simulator of Stripe for hosted payment pages: the API below /v1, pages below /checkout, and developer
 * controls below /stripe/control (hold or forge messages, advance time).
 */
import type { FastifyInstance } from 'fastify'
import type { Simulator, SimulatorOptions } from '../../local/local-provider.ts'
import { apiRoutes } from './api.ts'
import { controlRoutes } from './control.ts'
import { expiry } from './expiry.ts'
import { createParts } from './parts.ts'
import { pageRoutes } from './pay-page.ts'
import { endpointCalls, paymentCalls, sessionCalls } from './resources.ts'

export function stripeSimulator(app: FastifyInstance, options: SimulatorOptions): Simulator {
  const parts = createParts(options)
  const expiryWatch = expiry(parts)
  const flush = (): Promise<void> => {
    expiryWatch.sweep()
    return parts.deliveries.flush()
  }
  app.register(
    async (scope) => {
      const route = apiRoutes(scope, parts)
      sessionCalls(route, parts, expiryWatch.sweep)
      paymentCalls(route, parts)
      endpointCalls(route, parts)
    },
    { prefix: '/v1' },
  )
  app.register(async (scope) => pageRoutes(scope, parts, expiryWatch.sweep), { prefix: '/checkout' })
  app.register(async (scope) => controlRoutes(scope, parts, flush), { prefix: '/stripe/control' })
  return {
    flush,
    close() {
      expiryWatch.close()
      return parts.deliveries.close()
    },
  }
}
