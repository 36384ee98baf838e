/** The only adapter between the contract and Fastify. Handlers return values, throw refusals and never see `reply`. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Group, nameOf } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { rounds } from '#server/platform/fair-rounds.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { CallHooks } from './call-hooks.ts'
import { type Caller, callerOf, type SessionUser } from './caller.ts'
import type { Context, FileAnswer, Handlers } from './context.ts'
import { requireListedRefusals } from './declared.ts'
import { envelopeOf } from './envelope.ts'
import { registerFormRoutes } from './form.ts'
import { fileFromUpstream, forwardCall, isInline, type Upstream } from './pass-on.ts'
import { requestLanguage } from './request-language.ts'
import { stream } from './stream.ts'
import type { UnderWay } from './under-way.ts'
import { formLimit, registerUploadRoutes } from './upload.ts'
import { validatorOf, validatorOnUse } from './validation.ts'
import { registerRawBodyRoutes } from './webhook.ts'

/** `W` is the whole world; handlers of a subject take the part they need. */
export interface Adapter<W> {
  app: FastifyInstance
  /** Finds the user and the world of a request. Synchronous if both are in memory, the usual case. */
  identify(request: FastifyRequest, reply: FastifyReply): Caller<W> | Promise<Caller<W>>
  /** Finds the world only, for calls whose token belongs to another server. The world stays in use until the answer. */
  worldOf(request: FastifyRequest, reply: FastifyReply): W | Promise<W>
  underWay: UnderWay
  /** Validates every answer against the contract and throws if it differs; on in tests. */
  checkAnswers: boolean
  hooks?: CallHooks<W> | undefined
  upstream?: Upstream<W> | undefined
}

export function implement<const G extends Group, W>(adapter: Adapter<W>, group: G, handlers: Handlers<G, W>): void {
  for (const name of ['caller', 'record'])
    if (!adapter.app.hasRequestDecorator(name)) adapter.app.decorateRequest(name, null)
  for (const key of Object.keys(group)) {
    const endpoint = group[key]
    // Handlers<G> has exactly the keys of G, and each handler below gets the input that its own endpoint validated.
    const handler = handlers[key] as ((call: object) => unknown) | undefined
    if (!endpoint || !handler) continue
    if (adapter.upstream?.calls.has(endpoint)) forwardCall(adapter, endpoint, adapter.upstream)
    else if (endpoint.answer.kind === 'text')
      registerRawBodyRoutes(adapter.app, (app) => addRoute({ ...adapter, app }, endpoint, handler))
    else if (endpoint.upload)
      registerUploadRoutes(adapter.app, endpoint.upload, (app) => addRoute({ ...adapter, app }, endpoint, handler))
    else if (endpoint.form) registerFormRoutes(adapter.app, (app) => addRoute({ ...adapter, app }, endpoint, handler))
    else addRoute(adapter, endpoint, handler)
  }
}

function addRoute<W>(
  { app, identify, underWay, checkAnswers, hooks, upstream }: Adapter<W>,
  endpoint: Endpoint,
  handler: (call: object) => unknown,
): void {
  const { method, path, params, query, body, bodyBytes, upload } = endpoint
  app.route({
    ...(upload && { bodyLimit: formLimit(upload) }),
    ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
    ...(hooks && { onSend: hooks.sent }),
    method,
    url: path,
    exposeHeadRoute: false,
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
    validatorCompiler: ({ schema, httpPart }) =>
      validatorOnUse(schema as NonNullable<typeof body>, httpPart === 'body' ? 'body' : 'query'), // the schemas passed just above
    // Authorize before the body is read, so that a guest cannot make the server parse megabytes.
    onRequest: (request, reply, done) => {
      const admit = (caller: Caller<W>) => {
        request.caller = caller
        const proceed = () => done(endpoint.auth === 'user' && !caller.user ? refuse('notLoggedIn') : undefined)
        if (hooks) hooks.enter(endpoint, caller, request, reply, proceed)
        else proceed()
      }
      const caller = identify(request, reply)
      if (caller instanceof Promise) caller.then(admit, done)
      else admit(caller)
    },
    handler: (request, reply): unknown => {
      const caller = callerOf<W>(request)
      return rounds.run(caller.user?.id ?? request.ip, () => respond(caller, request, reply))
    },
  })
  const respond = (caller: Caller<W>, request: FastifyRequest, reply: FastifyReply): unknown => {
    const call = new HandlerCall(caller, request, reply)
    const perform = hooks ? () => hooks.perform(endpoint, call, handler) : () => handler(call)
    const work = () => (checkAnswers ? requireListedRefusals(endpoint, perform) : perform())
    const answer = (value: unknown) => {
      if (endpoint.answer.kind === 'events') hooks?.streaming(endpoint, caller, request, reply)
      return send(endpoint, reply, value, call, checkAnswers)
    }
    if (upstream && endpoint.answer.kind === 'file') {
      const forwarded = { world: caller.world, endpoint, upstream }
      return (async () => work())().then(answer, (refused) => fileFromUpstream(request, reply, forwarded, refused))
    }
    const result = work()
    // Count it: if the caller disconnects, nothing else shows that the work is still running.
    if (result instanceof Promise) underWay.trackWork(result)
    // Skipping the promise answers a synchronous call a tenth sooner.
    return result instanceof Promise ? result.then(answer) : answer(result)
  }
}

class HandlerCall<W> implements Context<W> {
  readonly world: W
  readonly user: SessionUser | undefined
  readonly language: Language
  readonly query: unknown
  readonly body: unknown
  readonly params: unknown
  readonly ip: string
  readonly log: Context<W>['log']
  readonly #reply: FastifyReply

  constructor({ world, user }: Caller<W>, request: FastifyRequest, reply: FastifyReply) {
    this.world = world
    this.user = user
    this.language = requestLanguage(request.headers)
    this.query = request.query
    this.body = request.body
    this.params = request.params
    this.ip = request.ip
    this.log = request.log
    this.#reply = reply
  }

  get headers(): IncomingHttpHeaders {
    return this.#reply.request.headers
  }

  /** The uploaded file; registerUploadRoutes stored it as the body. */
  get file(): unknown {
    return this.body
  }

  get agent(): string {
    return this.headers['user-agent'] ?? ''
  }

  get site(): string {
    const { protocol, host } = this.#reply.request
    return `${protocol}://${host}`
  }
}

/** Sends the result by kind of answer. `Handlers` guarantees the types that the casts name. */
function send(
  endpoint: Endpoint,
  reply: FastifyReply,
  result: unknown,
  context: Pick<Context<unknown>, 'language'>,
  checkAnswers: boolean,
): unknown {
  const { answer } = endpoint
  switch (answer.kind) {
    case 'data': {
      if (checkAnswers) {
        const valid = validatorOf(answer.schema, 'answer')
        if (!valid(result))
          throw new Error(`${nameOf(endpoint)} broke its contract: ${JSON.stringify(valid.errors?.[0])}`)
      }
      void reply.type('application/json; charset=utf-8')
      return reply.send(envelopeOf(result, context.language))
    }
    case 'file': {
      const { body, name, etag, cache = 'private, no-store', policy, crossOrigin } = result as FileAnswer
      if (checkAnswers && !hasNameIfDownload(answer, name, reply.request.query))
        throw new Error(`${nameOf(endpoint)} broke its contract: a file has a name if and only if it is a download`)
      void reply.type(answer.type).header('cache-control', cache)
      if (etag) void reply.header('etag', etag)
      if (etag && reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
      if (policy) void reply.header('content-security-policy', policy)
      if (crossOrigin) void reply.header('access-control-allow-origin', '*')
      if (name) void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      return reply.send(body)
    }
    case 'events':
      return stream(reply, result as Parameters<typeof stream>[1])
    case 'text':
      void reply.type('text/plain; charset=utf-8')
      return reply.send(result as string)
  }
}

const hasNameIfDownload = ({ download }: { download?: true }, name: string | undefined, query: unknown) =>
  (name !== undefined) === (download === true && !isInline(query))
