/**
 * The only adapter between the contract and Fastify: takes a group of endpoints and their handlers, and adds the routes.
 * Handlers return values and throw refusals; only this file touches `reply`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Group, nameOf } from '#contracts/core/endpoint.ts'
import { SUCCESS } from '#contracts/core/failures.ts'
import { languageOf } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import type { Context, FileAnswer, Handlers } from './context.ts'
import { stream } from './stream.ts'
import { validatorOf } from './validation.ts'

export interface Adapter {
  app: FastifyInstance
  /** The world that the request names, or the main one. */
  worldOf(request: FastifyRequest): World | Promise<World>
  /** Checks every answer against the contract and fails loudly: on in tests. */
  checkAnswers: boolean
}

export function implement<const G extends Group>(adapter: Adapter, group: G, handlers: Handlers<G>): void {
  for (const key of Object.keys(group)) {
    const endpoint = group[key]
    // Handlers<G> has exactly the keys of G; each handler is called below with the input its own endpoint has validated.
    const handler = handlers[key] as ((call: object) => unknown) | undefined
    if (endpoint && handler) addRoute(adapter, endpoint, handler)
  }
}

function addRoute(
  { app, worldOf, checkAnswers }: Adapter,
  endpoint: Endpoint,
  handler: (call: object) => unknown,
): void {
  const { method, path, params, query, body } = endpoint
  app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
    validatorCompiler: ({ schema, httpPart }) =>
      validatorOf(schema as NonNullable<typeof body>, httpPart === 'body' ? 'body' : 'query'), // the schemas given just above
    // Who asks is settled before the body is read: a guest cannot make the server parse megabytes.
    onRequest: async (request) => {
      const world = await worldOf(request)
      const user = await world.sessions.find(request.headers.authorization ?? '')
      if (endpoint.auth === 'user' && !user) throw refuse('notLoggedIn')
      callers.set(request, { world, user })
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error('onRequest did not run')
      const { query, body, params, ip, log } = request
      const language = languageOf(request.headers['accept-language'])
      let signal: AbortSignal | undefined
      const call = {
        ...caller,
        ...{ query, body, params, ip, log, language },
        // Made when asked for: most handlers answer before anybody could leave.
        get signal() {
          signal ??= signalOf(reply)
          return signal
        },
      }
      return send(endpoint, reply, await handler(call), call, checkAnswers)
    },
  })
}

const callers = new WeakMap<FastifyRequest, { world: World; user: SessionUser | undefined }>()

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** The casts name what `Handlers` has already made sure of for the kind of answer. */
function send(endpoint: Endpoint, reply: FastifyReply, result: unknown, context: Context, checkAnswers: boolean) {
  const { answer } = endpoint
  switch (answer.kind) {
    case 'data': {
      if (checkAnswers) {
        const valid = validatorOf(answer.schema, 'answer')
        if (!valid(result))
          throw new Error(`${nameOf(endpoint)} broke its contract: ${JSON.stringify(valid.errors?.[0])}`)
      }
      void reply.type('application/json; charset=utf-8')
      return JSON.stringify({ code: SUCCESS, msg: messageOf(context.language, 'success'), data: result })
    }
    case 'file': {
      const { body, name, cache = 'private, no-store' } = result as FileAnswer
      void reply.type(answer.type).header('cache-control', cache)
      if (name) void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      return reply.send(body)
    }
    case 'events':
      return stream(reply, result as AsyncIterable<{ event: string; data: unknown }>, context.signal)
    case 'text':
      void reply.type('text/plain; charset=utf-8')
      return result as string
  }
}
