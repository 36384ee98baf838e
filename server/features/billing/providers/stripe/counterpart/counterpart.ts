/**
 * Stripe as it behaves to a merchant with a hosted payment page, on this machine: the API below /v1, the page below
 * /checkout, and below /stripe/control what no merchant can do: hold messages back, forge them, move the clock.
 */
import type { FastifyInstance } from 'fastify'
import type { Counterpart, CounterpartOptions } from '../../local/local-provider.ts'
import { apiRoutes } from './api.ts'
import { controlRoutes } from './control.ts'
import { expiry } from './expiry.ts'
import { office } from './office.ts'
import { pageRoutes } from './pay-page.ts'
import { endpointCalls, paymentCalls, sessionCalls } from './resources.ts'

/** Adds the counterpart's routes to the app. What it knows is in `db`, and outlives it. */
export function stripeCounterpart(app: FastifyInstance, options: CounterpartOptions): Counterpart {
  const parts = office(options)
  const ends = expiry(parts)
  const flush = (): Promise<void> => {
    ends.sweep()
    return parts.deliveries.flush()
  }
  app.register(
    async (scope) => {
      const route = apiRoutes(scope, parts)
      sessionCalls(route, parts, ends.sweep)
      paymentCalls(route, parts)
      endpointCalls(route, parts)
    },
    { prefix: '/v1' },
  )
  app.register(async (scope) => pageRoutes(scope, parts, ends.sweep), { prefix: '/checkout' })
  app.register(async (scope) => controlRoutes(scope, parts, flush), { prefix: '/stripe/control' })
  return {
    flush,
    close() {
      ends.close()
      return parts.deliveries.close()
    },
  }
}
