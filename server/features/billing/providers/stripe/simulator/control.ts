/** The control API for developers: JSON, from this machine only, with the account's key. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { requireThisMachine } from '../../local/this-machine.ts'
import { DECLINES } from './cards.ts'
import { invalid, StripeFailure } from './errors.ts'
import type { Payer } from './objects.ts'
import type { SimulatorParts } from './parts.ts'
import { finishRefund } from './refunds.ts'
import { isWhole, readScenario } from './scenario.ts'

const PAYER: Payer = { email: 'buyer@example.com', name: 'Test Buyer', card: { brand: 'visa', last4: '4242' } }
const MAX_MS = 366 * 86_400_000

type WithId = { Params: { id: string } }

/** Long because it is a list of short routes. */
export function controlRoutes(scope: FastifyInstance, parts: SimulatorParts, flush: () => Promise<void>): void {
  const { accounts, atomic, deliveries, events, idempotency, objects, payments } = parts
  const accountOf = ({ headers }: FastifyRequest) => accounts.of(headers.authorization)
  const requireSessionId = (request: FastifyRequest<WithId>) => {
    const { id } = request.params
    objects.get('checkout.session', id, accountOf(request), 'session')
    return id
  }
  guard(scope, parts)

  scope.get('/sessions', async (request) => ({
    sessions: objects.list('checkout.session', accountOf(request)).map(({ object }) => object),
  }))
  scope.get('/deliveries', async (request) => ({ deliveries: deliveriesOf(parts, accountOf(request)) }))
  scope.post<WithId>('/sessions/:id/pay', async (request) => {
    const { last4 = PAYER.card.last4 } = fieldsOf(request)
    const session = payments.succeed(requireSessionId(request), {
      ...PAYER,
      card: { ...PAYER.card, last4: String(last4) },
    })
    await flush()
    return { session }
  })
  scope.post<WithId>('/sessions/:id/decline', async (request) => {
    const { code = 'card_declined' } = fieldsOf(request)
    const decline = Object.values(DECLINES).find((each) => each.declineCode === code || each.code === code)
    if (!decline) throw invalid(`code: one of ${DECLINE_CODES.join(', ')}`, { param: 'code' })
    const session = payments.decline(requireSessionId(request), decline)
    await flush()
    return { session }
  })
  scope.post<WithId>('/sessions/:id/expire', async (request) => {
    const id = requireSessionId(request)
    const { status } = objects.get('checkout.session', id).object
    if (status !== 'open') throw invalid(`This Checkout Session has a status of \`${status}\`.`)
    const session = payments.expire(id)
    await flush()
    return { session }
  })
  for (const [name, status] of [['arrive', 'succeeded'] as const, ['fail', 'failed'] as const])
    scope.post<WithId>(`/payments/:id/refunds/${name}`, async (request) => {
      const account = accountOf(request)
      const of = objects.list('refund', account).filter(({ object }) => object.payment_intent === request.params.id)
      const under = of.filter(
        ({ object: { status: now } }) => now === 'pending' || (now === 'succeeded' && name === 'fail'),
      )
      const refunds = atomic(() => under.map(({ object }) => finishRefund(object.id, account, status, parts)))
      await flush()
      return { refunds }
    })
  scope.get('/scenario', async (request) => ({ scenario: readScenario(accounts.scenario(accountOf(request))) }))
  scope.post('/scenario', async (request) => {
    const scenario = readScenario(fieldsOf(request))
    accounts.setScenario(accountOf(request), scenario)
    return { scenario }
  })
  scope.post('/release', async (request) => {
    const account = accountOf(request)
    await deliveries.release(account, requestedIds(fieldsOf(request), heldIds(parts, account)))
    return { deliveries: deliveriesOf(parts, account) }
  })
  scope.post<WithId>('/events/:id/resend', async (request) => {
    const account = accountOf(request)
    events.resend(account, request.params.id)
    await flush()
    return { deliveries: deliveriesOf(parts, account) }
  })
  // Moves pending deadlines closer. Moving the clock would also affect other merchants, and the dates of signatures and
  // new sessions.
  scope.post('/clock', async (request) => {
    const account = accountOf(request)
    const { ms = 0 } = fieldsOf(request)
    if (!isWhole(ms, 0, MAX_MS)) throw invalid('ms: milliseconds to pass, at most a year', { param: 'ms' })
    atomic(() => {
      deliveries.pass(account, ms)
      payments.pass(account, Math.round(ms / 1000))
      idempotency.pass(account, Math.round(ms / 1000))
    })
    await flush()
    return { passed: ms }
  })
}

const DECLINE_CODES = Object.values(DECLINES).flatMap(({ code, declineCode }) => declineCode ?? code)

const heldIds = ({ deliveries }: SimulatorParts, account: string) =>
  deliveries
    .of(account)
    .filter(({ state }) => state === 'held')
    .map(({ id }) => id)

function requestedIds({ ids, order = 'made' }: Record<string, unknown>, held: readonly number[]): readonly number[] {
  if (order !== 'made' && order !== 'reversed') throw invalid('order: made or reversed', { param: 'order' })
  if (ids === undefined) return order === 'reversed' ? held.toReversed() : held
  const known = Array.isArray(ids) ? held.filter((id) => ids.includes(id)) : []
  if (!Array.isArray(ids) || known.length !== ids.length)
    throw invalid('ids: numbers of deliveries that are held', { param: 'ids' })
  const chosen = [...ids].filter((id) => held.includes(id))
  return order === 'reversed' ? chosen.toReversed() : chosen
}

function deliveriesOf({ deliveries, events }: SimulatorParts, account: string) {
  return deliveries.of(account).map(({ id, subject, url, payload, state, attempts, answer }) => ({
    id,
    session: subject,
    url,
    state,
    attempts,
    answer,
    ...events.about(payload),
  }))
}

const fieldsOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** Accepts only this machine; errors have the API's format. */
function guard(scope: FastifyInstance, { log }: SimulatorParts): void {
  scope.addHook('onRequest', requireThisMachine)
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error instanceof StripeFailure ? error.status : (error.statusCode ?? 500)
    if (status >= 500) log.error({ err: error }, 'The control of the Stripe simulator failed.')
    const body = error instanceof StripeFailure ? error.body : { message: status >= 500 ? 'failed' : error.message }
    void reply.status(status).send({ error: body })
  })
}
