import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, StripeFailure } from './errors.ts'
import { expand } from './expansion.ts'
import { parseForm } from './form.ts'
import { newId } from './ids.ts'
import { Parameters } from './parameters.ts'
import type { SimulatorParts } from './parts.ts'
import { API_VERSION } from './version.ts'

export interface Call {
  account: string
  /** The `:id` of the path, if any. */
  id: string
  parameters: Parameters
  expand: readonly string[]
  /** The origin of the request, also that of the pages. */
  origin: string
}

type Method = 'GET' | 'POST' | 'DELETE'
export type Route = (method: Method, path: string, answer: (call: Call) => object) => void

const MAX_FORM_BYTES = 64 * 1024

/** Prepares the scope for the API; returns a function that adds calls. */
export function apiRoutes(scope: FastifyInstance, parts: SimulatorParts): Route {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, runCall) => runCall(null, body),
  )
  scope.addHook('onRequest', async (request, reply) => {
    const version = request.headers['stripe-version'] ?? API_VERSION
    void reply.headers({ 'request-id': newId('req', 14), 'cache-control': 'no-cache, no-store' })
    if (!/^\d{4}-\d{2}-\d{2}(\.\w+)?$/.test(String(version)))
      throw invalid(`Invalid Stripe API version: ${String(version).slice(0, 40)}`)
    void reply.header('stripe-version', version)
  })
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    const failure = error instanceof StripeFailure ? error : failureOf(error)
    if (failure.status >= 500) parts.log.error({ err: error }, 'The Stripe simulator failed.')
    void reply.status(failure.status).send({ error: failure.body })
  })
  scope.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.replace(/\?.*/, '').slice(0, 200)}).`
    void reply.status(404).send({ error: { type: 'invalid_request_error', message } })
  })
  return (method, url, answer) => {
    scope.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: (request, reply) => reply.type('application/json').send(handleCall(parts, request, reply, answer)),
    })
  }
}

function handleCall(
  { accounts, db, objects, idempotency }: SimulatorParts,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
  answer: (call: Call) => object,
): string {
  const account = accounts.of(request.headers.authorization)
  const form = request.method === 'POST' ? String(request.body ?? '') : (request.url.split('?')[1] ?? '')
  const key = request.method === 'POST' ? keyOf(request) : undefined
  const keyedRequest = key && { account, key, request: `${request.method} ${request.url}\n${form}` }
  if (key) void reply.header('idempotency-key', key)
  const work = (): string => {
    const replay = keyedRequest && idempotency.replay(keyedRequest)
    if (replay !== undefined) void reply.header('idempotent-replayed', 'true')
    return replay ?? runCall()
  }
  const runCall = (): string => {
    const parameters = new Parameters(parseForm(form))
    const paths = parameters.texts('expand')
    const origin = `${request.protocol}://${request.host}`
    const object = answer({ account, id: request.params.id ?? '', parameters, expand: paths, origin })
    // Last, after all known parameters were read; a refusal rolls the transaction back.
    parameters.done()
    const text = JSON.stringify(expand(object, paths, (id) => objects.any(account, id)))
    if (keyedRequest) idempotency.remember(keyedRequest, text)
    return text
  }
  return db.transaction(work)()
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (String(key).length > 255) throw invalid('Idempotency keys can be at most 255 characters long.')
  return String(key)
}

function failureOf(error: FastifyError): StripeFailure {
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500
    ? new StripeFailure(status, {
        type: 'invalid_request_error',
        message: 'Invalid request: send a form of at most 64 KB.',
      })
    : new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' })
}
