/**
 * Calls that this server passes on to an upstream, and holds every answer of against the contract. It goes to the one
 * origin that the environment names: nothing in a request chooses where.
 */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answered, compareAnswer } from '#contracts/core/answers.ts'
import type { Comparison } from '#contracts/core/differences.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { CallHooks } from './call-hooks.ts'
import { callerOf } from './caller.ts'
import { answerHeaders, requestHeaders } from './forwarded.ts'
import { formLimit } from './upload.ts'
import { withRawBodies } from './webhook.ts'

export interface Upstream<W> {
  /** https://example.com */
  origin: string
  /** How long it may take to answer; a stream, until it begins. */
  timeoutMs: number
  calls: ReadonlySet<Endpoint>
  /** Told of each call that was passed on: where its answer differs, or why there was none. */
  observe(world: W, endpoint: Endpoint, seen: Comparison | { failure: string }): void
}

interface Passed<W> {
  app: FastifyInstance
  worldOf(request: FastifyRequest, reply: FastifyReply): W | Promise<W>
  hooks?: CallHooks<W> | undefined
}

/** An answer in JSON that is larger is none of ours. */
const JSON_LIMIT = 32 * 1024 * 1024

export function passOn<W>({ app, worldOf, hooks }: Passed<W>, endpoint: Endpoint, upstream: Upstream<W>): void {
  const { method, path, bodyBytes, upload } = endpoint
  withRawBodies(app, (scope) => {
    scope.route({
      ...(upload && { bodyLimit: formLimit(upload) }),
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      method,
      url: path,
      exposeHeadRoute: false,
      ...(hooks && { onSend: hooks.sent }),
      onRequest: (request, reply, done) => {
        const admit = (world: W) => {
          // Whose token it is, the upstream knows.
          const caller = { world, user: undefined }
          request.caller = caller
          if (hooks) hooks.enter(endpoint, caller, request, reply, done)
          else done()
        }
        const world = worldOf(request, reply)
        if (world instanceof Promise) world.then(admit, done)
        else admit(world)
      },
      handler: (request, reply) => {
        return answerOf(request, reply, { world: callerOf<W>(request).world, endpoint, upstream })
      },
    })
  })
}

interface Passing<W> {
  world: W
  endpoint: Endpoint
  upstream: Upstream<W>
}

/** Answers as the upstream does, or says that it does not. */
async function answerOf<W>(request: FastifyRequest, reply: FastifyReply, passing: Passing<W>) {
  const { world, endpoint, upstream } = passing
  try {
    return await answered(request, reply, passing)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const failure = reasonOf(error)
    upstream.observe(world, endpoint, { failure })
    request.log.warn({ err: error, call: endpoint.path }, 'upstream did not answer')
    throw refuse('upstreamUnavailable', { reason: failure })
  }
}

/**
 * A file that is not here is the upstream's: what is passed on names its files, and they stand under the same paths as
 * ours. Whoever was given an address opens the file, here as there.
 */
export function fileElsewhere<W>(request: FastifyRequest, reply: FastifyReply, passing: Passing<W>, refused: unknown) {
  if (refused instanceof Refusal && refused.failure === 'fileNotFound') return answerOf(request, reply, passing)
  throw refused
}

async function answered<W>(request: FastifyRequest, reply: FastifyReply, { world, endpoint, upstream }: Passing<W>) {
  // With its host in it, as proxies are asked, it would be put together with ours to another one.
  if (!request.url.startsWith('/')) throw refuse('badRequest', { field: 'URL', problem: 'must begin with /' })
  const stop = new AbortController()
  const late = setTimeout(() => stop.abort(new TimedOut(upstream.timeoutMs)), upstream.timeoutMs)
  // Who asked is gone: nobody waits for the upstream, least of all for a stream of it.
  reply.raw.once('close', () => stop.abort())
  try {
    const body = request.method === 'POST' ? new Uint8Array(request.body as Buffer) : null // as withRawBodies leaves it
    // Put together as text: an address such as `//elsewhere` is a path of the origin here.
    const response = await fetch(upstream.origin + request.url, {
      method: request.method,
      headers: requestHeaders(request.headers),
      body,
      redirect: 'manual',
      signal: stop.signal,
    })
    const type = response.headers.get('content-type') ?? ''
    const answer: Answered = { status: response.status, type, body: undefined }
    void reply.status(response.status).headers(answerHeaders(response.headers))
    const isJson = endpoint.answer.kind === 'data' || /\bjson\b/.test(type)
    if (isJson) {
      const text = await textOf(response)
      // It may be personal, whatever the upstream says about caching.
      void reply.header('cache-control', 'no-store')
      upstream.observe(world, endpoint, compareAnswer(endpoint, { ...answer, body: parsed(text) }))
      return await reply.send(text)
    }
    const disposition = isInline(request.query) ? undefined : (response.headers.get('content-disposition') ?? '')
    upstream.observe(world, endpoint, compareAnswer(endpoint, { ...answer, disposition }))
    // The two declarations of web streams are one thing.
    return await reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '')
  } finally {
    clearTimeout(late)
  }
}

/** Whether the file is requested inline; it then has no attachment name. */
export const isInline = (query: unknown) =>
  typeof query === 'object' && query !== null && 'inline' in query && String(query.inline) === '1'

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > JSON_LIMIT) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms / 1000} s`)
  }
}

/** Why there was no answer, in a word that its operator knows: ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  if (error instanceof TimedOut) return error.message
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  if (cause instanceof Error) return cause.message
  return error instanceof Error ? error.message : 'unknown'
}
