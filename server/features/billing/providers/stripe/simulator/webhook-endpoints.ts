/** Webhook endpoints: https://docs.stripe.com/api/webhook_endpoints */
import type { Stripe } from 'stripe'
import { isOnThisMachine } from '../../local/this-machine.ts'
import { invalid } from './errors.ts'
import { newId } from './ids.ts'
import type { Objects, StoredObject } from './objects.ts'
import { type Parameters, requireParameter } from './parameters.ts'

/** Stripe's limit in test mode. */
const MAX_ENDPOINTS = 16

/** The only call that returns the endpoint's secret. */
export function createEndpoint(
  parameters: Parameters,
  { account, objects, now }: { account: string; objects: Objects; now: number },
): Stripe.WebhookEndpoint {
  const url = requireParameter(parameters, 'url', readUrl(parameters))
  const enabled_events = requireParameter(parameters, 'enabled_events', readEvents(parameters))
  if (objects.list('webhook_endpoint', account).length >= MAX_ENDPOINTS)
    throw invalid(`You have reached the maximum of ${MAX_ENDPOINTS} test webhook endpoints.`)
  const object: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    url,
    enabled_events,
    status: 'enabled',
    api_version: parameters.text('api_version', 40) ?? null,
    application: null,
    created: now,
    livemode: false,
    description: parameters.text('description') ?? null,
    metadata: parameters.metadata(),
  }
  const secret = newId('whsec', 32)
  objects.put('webhook_endpoint', { account, object, hidden: { secret } })
  return { ...object, secret }
}

/** Updates the given fields and keeps the secret. `readdress` runs when the address changes. */
export function updateEndpoint(
  endpoint: StoredObject<'webhook_endpoint'>,
  parameters: Parameters,
  { objects, readdress }: { objects: Objects; readdress: (from: string, to: string) => void },
): Stripe.WebhookEndpoint {
  const { object } = endpoint
  const url = readUrl(parameters) ?? object.url
  if (url !== object.url) readdress(object.url, url)
  Object.assign(object, {
    url,
    enabled_events: readEvents(parameters) ?? object.enabled_events,
    description: parameters.text('description') ?? object.description,
    metadata: { ...object.metadata, ...parameters.metadata() },
  })
  objects.put('webhook_endpoint', endpoint)
  return object
}

function readUrl(parameters: Parameters): string | undefined {
  const url = parameters.url('url')
  if (url === undefined || isOnThisMachine(url)) return url
  throw invalid('Invalid URL: this local simulator sends to this machine only (localhost, 127.0.0.1, [::1]).', {
    code: 'url_invalid',
    param: 'url',
  })
}

function readEvents(parameters: Parameters): string[] | undefined {
  if (!parameters.has('enabled_events')) return undefined
  const names = parameters.texts('enabled_events')
  if (names.length > 0 && names.every((name) => /^(\*|[a-z_]+(\.[a-z_]+)+)$/.test(name))) return names
  throw invalid('enabled_events: names of events, or *', { param: 'enabled_events' })
}
