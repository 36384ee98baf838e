/**
 * Forwards calls to an upstream and compares every answer with the contract. The origin comes from the environment
 * only; nothing in a request can change it.
 */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compareAnswer, type ReceivedAnswer } from '#contracts/core/answers.ts'
import type { Comparison } from '#contracts/core/differences.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { CallHooks } from './call-hooks.ts'
import { callerOf } from './caller.ts'
import { answerHeaders, requestHeaders } from './forwarded.ts'
import { formLimit } from './upload.ts'
import { registerRawBodyRoutes } from './webhook.ts'

export interface Upstream<W> {
  /** https://example.com */
  origin: string
  /** Time limit for the answer; for a stream, until it starts. */
  timeoutMs: number
  calls: ReadonlySet<Endpoint>
  /** Called for each forwarded call with the differences of its answer, or with why there was none. */
  observe(world: W, endpoint: Endpoint, seen: Comparison | { failure: string }): void
}

interface Forwarding<W> {
  app: FastifyInstance
  worldOf(request: FastifyRequest, reply: FastifyReply): W | Promise<W>
  hooks?: CallHooks<W> | undefined
}

/** Larger JSON answers are rejected: no call of the contract has one. */
const JSON_LIMIT = 32 * 1024 * 1024

export function forwardCall<W>(
  { app, worldOf, hooks }: Forwarding<W>,
  endpoint: Endpoint,
  upstream: Upstream<W>,
): void {
  const { method, path, bodyBytes, upload } = endpoint
  registerRawBodyRoutes(app, (scope) => {
    scope.route({
      ...(upload && { bodyLimit: formLimit(upload) }),
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      method,
      url: path,
      exposeHeadRoute: false,
      ...(hooks && { onSend: hooks.sent }),
      onRequest: (request, reply, done) => {
        const admit = (world: W) => {
          // Only the upstream knows the user of the token.
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
        return answerFromUpstream(request, reply, { world: callerOf<W>(request).world, endpoint, upstream })
      },
    })
  })
}

interface ForwardedCall<W> {
  world: W
  endpoint: Endpoint
  upstream: Upstream<W>
}

async function answerFromUpstream<W>(request: FastifyRequest, reply: FastifyReply, forwarded: ForwardedCall<W>) {
  const { world, endpoint, upstream } = forwarded
  try {
    return await fetchAnswer(request, reply, forwarded)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const failure = reasonOf(error)
    upstream.observe(world, endpoint, { failure })
    request.log.warn({ err: error, call: endpoint.path }, 'the upstream did not answer a forwarded call')
    throw refuse('upstreamUnavailable', { reason: failure })
  }
}

/**
 * Fetches a file that is missing here from the upstream. Forwarded answers contain links to the upstream's files, which
 * have the same paths as ours, and the same link opens the file there.
 */
export function fileFromUpstream<W>(
  request: FastifyRequest,
  reply: FastifyReply,
  forwarded: ForwardedCall<W>,
  refused: unknown,
) {
  if (refused instanceof Refusal && refused.failure === 'fileNotFound')
    return answerFromUpstream(request, reply, forwarded)
  throw refused
}

async function fetchAnswer<W>(
  request: FastifyRequest,
  reply: FastifyReply,
  { world, endpoint, upstream }: ForwardedCall<W>,
) {
  // An absolute URL, as sent to proxies, would change the host when appended to our origin.
  if (!request.url.startsWith('/')) throw refuse('badRequest', { field: 'URL', problem: 'must begin with /' })
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new TimedOut(upstream.timeoutMs)), upstream.timeoutMs)
  // Cancel the upstream request when the caller disconnects, above all a stream.
  reply.raw.once('close', () => stop.abort())
  try {
    const body = request.method === 'POST' ? new Uint8Array(request.body as Buffer) : null // withRawBodies keeps it a Buffer
    // Concatenated, not resolved: `//elsewhere` must stay a path of the origin.
    const response = await fetch(upstream.origin + request.url, {
      method: request.method,
      headers: requestHeaders(request.headers),
      body,
      redirect: 'manual',
      signal: stop.signal,
    })
    const type = response.headers.get('content-type') ?? ''
    const answer: ReceivedAnswer = { status: response.status, type, body: undefined }
    void reply.status(response.status).headers(answerHeaders(response.headers))
    const isJson = endpoint.answer.kind === 'data' || /\bjson\b/.test(type)
    if (isJson) {
      const text = await textOf(response)
      // The answer may be personal, so ignore the upstream's caching headers.
      void reply.header('cache-control', 'no-store')
      upstream.observe(world, endpoint, compareAnswer(endpoint, { ...answer, body: parseJson(text) }))
      return await reply.send(text)
    }
    const disposition = isInline(request.query) ? undefined : (response.headers.get('content-disposition') ?? '')
    upstream.observe(world, endpoint, compareAnswer(endpoint, { ...answer, disposition }))
    // The cast joins two declarations of the same web stream type.
    return await reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '')
  } finally {
    clearTimeout(timer)
  }
}

/** True if the request asks for the file inline; it then has no attachment name. */
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

function parseJson(text: string): unknown {
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

/** Why there was no answer, for the operator: an error code such as ECONNREFUSED, or the message. */
export function reasonOf(error: unknown): string {
  if (error instanceof TimedOut) return error.message
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  if (cause instanceof Error) return cause.message
  return error instanceof Error ? error.message : 'unknown'
}
