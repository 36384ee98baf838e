import type { Call, Route } from './api.ts'
import { invalid } from './errors.ts'
import { pageOf } from './lists.ts'
import type { StoredObject } from './objects.ts'
import type { SimulatorParts } from './parts.ts'
import { createRefund } from './refunds.ts'
import { readSession } from './session-creation.ts'
import { createEndpoint, updateEndpoint } from './webhook-endpoints.ts'

const SESSIONS = '/checkout/sessions'
const ENDPOINTS = '/webhook_endpoints'

export function sessionCalls(route: Route, { objects, payments, now }: SimulatorParts, sweep: () => void): void {
  const requireOwn = ({ id, account }: Call) => objects.get('checkout.session', id, account, 'session')
  route('POST', SESSIONS, ({ account, parameters, origin, expand }) => {
    const session = { account, ...readSession(parameters, { now: now(), origin }) }
    objects.put('checkout.session', session)
    sweep()
    return sessionView(session, expand)
  })
  route('GET', `${SESSIONS}/:id`, (call) => {
    sweep()
    return sessionView(requireOwn(call), call.expand)
  })
  route('GET', `${SESSIONS}/:id/line_items`, (call) =>
    pageOf(requireOwn(call).hidden.lineItems, lineItemsUrl(call.id), call.parameters),
  )
  route('POST', `${SESSIONS}/:id/expire`, (call) => {
    sweep()
    const { status } = requireOwn(call).object
    if (status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      )
    return payments.expire(call.id)
  })
}

export function paymentCalls(route: Route, { objects, events, now }: SimulatorParts): void {
  route('GET', '/payment_intents/:id', ({ id, account }) => objects.get('payment_intent', id, account, 'intent').object)
  route('GET', '/charges/:id', ({ id, account }) => objects.get('charge', id, account).object)
  route('POST', '/refunds', ({ account, parameters }) =>
    createRefund(parameters, account, { objects, events, now: now() }),
  )
  route('GET', '/refunds', ({ account, parameters }) => {
    const [intent, charge] = [parameters.text('payment_intent'), parameters.text('charge')]
    const all = objects.list('refund', account).map(({ object }) => object)
    const of = all.filter((each) => each.payment_intent === (intent ?? each.payment_intent))
    return pageOf(
      of.filter((each) => each.charge === (charge ?? each.charge)),
      '/v1/refunds',
      parameters,
    )
  })
  route('GET', '/refunds/:id', ({ id, account }) => objects.get('refund', id, account).object)
}

export function endpointCalls(route: Route, { deliveries, objects, now }: SimulatorParts): void {
  const requireOwn = ({ id, account }: Call) => objects.get('webhook_endpoint', id, account, 'webhook_endpoint')
  route('POST', ENDPOINTS, ({ account, parameters }) => createEndpoint(parameters, { account, objects, now: now() }))
  route('GET', ENDPOINTS, ({ account, parameters }) => {
    const all = objects.list('webhook_endpoint', account).map(({ object }) => object)
    return pageOf(all, `/v1${ENDPOINTS}`, parameters)
  })
  route('GET', `${ENDPOINTS}/:id`, (call) => requireOwn(call).object)
  route('POST', `${ENDPOINTS}/:id`, (call) => {
    const readdress = (from: string, to: string) => deliveries.readdress(call.account, from, to)
    return updateEndpoint(requireOwn(call), call.parameters, { objects, readdress })
  })
  route('DELETE', `${ENDPOINTS}/:id`, (call) => {
    const { id, object } = requireOwn(call).object
    objects.remove(id)
    return { id, object, deleted: true }
  })
}

const lineItemsUrl = (id: string) => `/v1${SESSIONS}/${id}/line_items`

/** `line_items` are included only if expanded. */
function sessionView({ object, hidden }: StoredObject<'checkout.session'>, expand: readonly string[]): object {
  if (!expand.includes('line_items')) return object
  const { lineItems } = hidden
  const [data, has_more] = [lineItems.slice(0, 10), lineItems.length > 10]
  return { ...object, line_items: { object: 'list', data, has_more, url: lineItemsUrl(object.id) } }
}
