/** Where an account is told what happened: https://docs.stripe.com/api/webhook_endpoints */
import type { Stripe } from 'stripe'
import { invalid } from './errors.ts'
import { newId } from './ids.ts'
import { isLoopback } from './loopback.ts'
import type { Objects } from './objects.ts'
import { type Parameters, required } from './parameters.ts'

/** As many as Stripe allows in test mode. */
const MOST_ENDPOINTS = 16

/** A new endpoint; its secret is told here and never again. */
export function newEndpoint(
  parameters: Parameters,
  { account, objects, now }: { account: string; objects: Objects; now: number },
): Stripe.WebhookEndpoint {
  const url = required(parameters, 'url', parameters.url('url'))
  if (!isLoopback(url))
    throw invalid('Invalid URL: this local counterpart sends to this machine only (localhost, 127.0.0.1, [::1]).', {
      ...{ code: 'url_invalid', param: 'url' },
    })
  const enabled = parameters.texts('enabled_events')
  const strange = enabled.find((name) => !/^(\*|[a-z_]+(\.[a-z_]+)+)$/.test(name))
  if (enabled.length === 0 || strange !== undefined)
    throw invalid('enabled_events: names of events, or *', { param: 'enabled_events' })
  if (objects.list('webhook_endpoint', account).length >= MOST_ENDPOINTS)
    throw invalid(`You have reached the maximum of ${MOST_ENDPOINTS} test webhook endpoints.`)
  const object: Stripe.WebhookEndpoint = {
    ...{ id: newId('we'), object: 'webhook_endpoint', url, enabled_events: enabled, status: 'enabled' },
    ...{ api_version: parameters.text('api_version', 40) ?? null, application: null, created: now, livemode: false },
    ...{ description: parameters.text('description') ?? null, metadata: parameters.metadata() },
  }
  const secret = newId('whsec', 32)
  objects.put('webhook_endpoint', { account, object, hidden: { secret } })
  return { ...object, secret }
}
