/**
 * The only adapter between the contract and Fastify: takes a group of endpoints and their handlers, and adds the routes.
 * Handlers return values and throw refusals; only this file touches `reply`.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Group, nameOf } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import { askedLanguage } from './asked-language.ts'
import type { Context, FileAnswer, Handlers } from './context.ts'
import { keepingToRefusals } from './declared.ts'
import { envelopeOf } from './envelope.ts'
import { fileElsewhere, passOn, type Upstream } from './pass-on.ts'
import { stream } from './stream.ts'
import type { Caller, Surroundings } from './surroundings.ts'
import type { UnderWay } from './under-way.ts'
import { formLimit, withUpload } from './upload.ts'
import { validatorOf, validatorOnUse } from './validation.ts'
import { withRawBodies } from './webhook.ts'

export interface Adapter {
  app: FastifyInstance
  /** The world that the request names, or the main one; in use until it is answered. */
  worldOf(request: FastifyRequest, reply: FastifyReply): World | Promise<World>
  /** What a stop waits for. */
  underWay: UnderWay
  /** Checks every answer against the contract and fails loudly: on in tests. */
  checkAnswers: boolean
  /** What dev mode puts around calls; none in production. */
  around?: Surroundings | undefined
  /** Where some calls are passed on to. */
  upstream?: Upstream | undefined
  /** The session of somebody whose token is the upstream's. */
  adopt?: ((world: World, token: string, ip: string) => Promise<SessionUser | undefined>) | undefined
}

export function implement<const G extends Group>(adapter: Adapter, group: G, handlers: Handlers<G>): void {
  for (const name of ['caller', 'record'])
    if (!adapter.app.hasRequestDecorator(name)) adapter.app.decorateRequest(name, null)
  for (const key of Object.keys(group)) {
    const endpoint = group[key]
    // Handlers<G> has exactly the keys of G; each handler is called below with the input its own endpoint has validated.
    const handler = handlers[key] as ((call: object) => unknown) | undefined
    if (!endpoint || !handler) continue
    if (adapter.upstream?.calls.has(endpoint)) passOn(adapter, endpoint, adapter.upstream)
    else if (endpoint.answer.kind === 'text')
      withRawBodies(adapter.app, (app) => addRoute({ ...adapter, app }, endpoint, handler))
    else if (endpoint.upload)
      withUpload(adapter.app, endpoint.upload, (app) => addRoute({ ...adapter, app }, endpoint, handler))
    else addRoute(adapter, endpoint, handler)
  }
}

function addRoute(
  { app, worldOf, underWay, checkAnswers, around, adopt, upstream }: Adapter,
  endpoint: Endpoint,
  handler: (call: object) => unknown,
): void {
  const { method, path, params, query, body, bodyBytes, upload } = endpoint
  app.route({
    ...(upload && { bodyLimit: formLimit(upload) }),
    ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
    ...(around && { onSend: around.sent }),
    method,
    url: path,
    exposeHeadRoute: false,
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
    validatorCompiler: ({ schema, httpPart }) =>
      validatorOnUse(schema as NonNullable<typeof body>, httpPart === 'body' ? 'body' : 'query'), // the schemas given just above
    // Who asks is settled before the body is read: a guest cannot make the server parse megabytes.
    onRequest: (request, reply, done) => {
      const admit = (caller: Caller) => {
        request.caller = caller
        const proceed = () => done(endpoint.auth === 'user' && !caller.user ? refuse('notLoggedIn') : undefined)
        if (around) around.enter(endpoint, caller, request, reply, proceed)
        else proceed()
      }
      const caller = identify(request, reply, { worldOf, adopt })
      if (caller instanceof Promise) caller.then(admit, done)
      else admit(caller)
    },
    handler: (request, reply): unknown => {
      const { caller } = request
      if (!caller) throw new Error('onRequest did not run')
      const call = new HandlerCall(caller, request, reply)
      const perform = around ? () => around.perform(endpoint, call, handler) : () => handler(call)
      const work = () => (checkAnswers ? keepingToRefusals(endpoint, perform) : perform())
      const answer = (value: unknown) => {
        if (endpoint.answer.kind === 'events') around?.streaming(endpoint, caller, request, reply)
        return send(endpoint, reply, value, call, checkAnswers)
      }
      if (upstream && endpoint.answer.kind === 'file') {
        const passing = { world: caller.world, endpoint, upstream }
        return (async () => work())().then(answer, (refused) => fileElsewhere(request, reply, passing, refused))
      }
      const result = work()
      // Its caller may have gone, and then nothing else tells that it is still being done.
      if (result instanceof Promise) underWay.working(result)
      // Without a promise in between, a call that needs no waiting is answered a tenth sooner.
      return result instanceof Promise ? result.then(answer) : answer(result)
    },
  })
}

/** Who asks; at once when world and session are at hand, as they nearly always are. */
export function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  { worldOf, adopt }: Pick<Adapter, 'worldOf'> & Partial<Pick<Adapter, 'adopt'>>,
): Caller | Promise<Caller> {
  const token = request.headers.authorization ?? ''
  const world = worldOf(request, reply)
  if (world instanceof Promise)
    return world.then(async (made) => ({ world: made, user: await find(made, token, request.ip, adopt) }))
  const user = find(world, token, request.ip, adopt)
  return user instanceof Promise ? user.then((found) => ({ world, user: found })) : { world, user }
}

/** Whose token it is; one that this server did not give may be the upstream's. */
function find(world: World, token: string, ip: string, adopt: Adapter['adopt']) {
  const user = world.sessions.find(token)
  if (!adopt || token === '') return user
  return user instanceof Promise
    ? user.then((found) => found ?? adopt(world, token, ip))
    : (user ?? adopt(world, token, ip))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and in which world: set before the body is read. */
    caller: Caller | null
  }
}

/** What a handler gets. */
class HandlerCall implements Context {
  readonly world: World
  readonly user: SessionUser | undefined
  readonly language: Language
  readonly query: unknown
  readonly body: unknown
  readonly params: unknown
  readonly ip: string
  readonly log: Context['log']
  readonly #reply: FastifyReply

  constructor({ world, user }: Caller, request: FastifyRequest, reply: FastifyReply) {
    this.world = world
    this.user = user
    this.language = askedLanguage(request.headers)
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

  /** The bytes of the file, where the contract takes one: withUpload has put them in the place of the body. */
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

/** The casts name what `Handlers` has already made sure of for the kind of answer. */
function send(
  endpoint: Endpoint,
  reply: FastifyReply,
  result: unknown,
  context: Context,
  checkAnswers: boolean,
): unknown {
  const { answer } = endpoint
  void reply.header('x-content-type-options', 'nosniff')
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
      const { body, name, etag, cache = 'private, no-store', crossOrigin } = result as FileAnswer
      void reply.type(answer.type).header('cache-control', cache)
      if (etag) void reply.header('etag', etag)
      if (etag && reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
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
