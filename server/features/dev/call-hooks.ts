/** Dev mode: what somebody has arranged happens to calls, and every call is recorded. Calls of developers are left alone. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { askedLanguage } from '#server/http/asked-language.ts'
import type { CallHooks } from '#server/http/call-hooks.ts'
import type { Caller } from '#server/http/caller.ts'
import type { DevWorld } from './dev.world.ts'
import { dropConnection, statusAnswer, truncateAnswer } from './mishaps.ts'
import { BODY_KEPT, type RequestRecord } from './request-log.ts'
import { underScenarios } from './under-scenarios.ts'

/** Bytes of a body of a request that is kept. */
const REQUEST_KEPT = 16 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log will hold of it; dev mode only. */
    record: { caller: Caller<DevWorld>; entry: RequestRecord } | null
  }
}

export const callHooks: CallHooks<DevWorld> = {
  enter(endpoint, caller, request, reply, proceed) {
    request.record = { caller, entry: recordOf(endpoint, caller, request) }
    if (caller.world.faults.none) return proceed()
    const go = (user: Caller<DevWorld>['user']) => meet(endpoint, { ...caller, user }, request, reply, proceed)
    const found = whoAsks(caller, request)
    // The world may be going: then nobody is known there.
    if (found instanceof Promise) found.then(go, () => go(undefined))
    else go(found)
  },
  perform: (endpoint, call, handler) =>
    call.world.scenarios.none ? handler(call) : underScenarios(endpoint, call, handler),
  sent(request, reply, payload, done) {
    done(null, payload)
    if (request.record) finish(request, reply.statusCode, payload)
  },
  unknown(caller, request, status, payload) {
    request.record = { caller, entry: recordOf(null, caller, request) }
    finish(request, status, payload)
  },
  streaming(endpoint, caller, request, reply) {
    const { world } = caller
    const found = whoAsks(caller, request)
    const accountId = found instanceof Promise ? undefined : found?.id
    if (request.record) request.record.entry.accountId = accountId
    reply.raw.once('close', world.streams.add({ call: nameOf(endpoint), accountId, since: Date.now() }))
    finish(request, 200, null)
  },
}

/** A stream takes the token in its query. */
function whoAsks({ world, user }: Caller<DevWorld>, { query }: FastifyRequest) {
  const { token } = Object(query)
  return user ?? (typeof token === 'string' ? world.sessions.find(token) : undefined)
}

function recordOf(endpoint: Endpoint | null, { user }: Caller<DevWorld>, request: FastifyRequest): RequestRecord {
  return {
    id: 0,
    at: Date.now(),
    started: performance.now(),
    method: request.method,
    url: request.url,
    endpoint,
    accountId: user?.id,
    token: request.headers.authorization ?? '',
    request: null,
    requestBytes: 0,
    status: 0,
    ms: 0,
    answer: null,
    bytes: 0,
    cut: false,
    fault: 'none',
    delayed: 0,
  }
}

function meet(
  endpoint: Endpoint,
  { world, user }: Caller<DevWorld>,
  request: FastifyRequest,
  reply: FastifyReply,
  proceed: () => void,
): void {
  const { delay, fault, status } = world.faults.meet(nameOf(endpoint), user?.id)
  const { record } = request
  if (record) Object.assign(record.entry, { fault, delayed: delay })
  const happen = () => {
    if (fault === 'drop') {
      dropConnection(reply)
      finish(request, 0, null)
    } else if (fault === 'status') statusAnswer(reply, status, askedLanguage(request.headers))
    else {
      if (fault === 'truncate') truncateAnswer(reply)
      proceed()
    }
  }
  if (delay === 0) happen()
  else {
    const wait = setTimeout(happen, delay)
    // Whoever has gone needs no answer; to one that was given, this does nothing.
    reply.raw.once('close', () => {
      clearTimeout(wait)
      finish(request, 0, null)
    })
  }
}

function finish(request: FastifyRequest, status: number, payload: unknown): void {
  const { record } = request
  if (!record) return
  request.record = null
  const { entry, caller } = record
  entry.ms = performance.now() - entry.started
  entry.status = status
  keepRequest(entry, request)
  if (typeof payload === 'string' || payload instanceof Buffer) {
    entry.bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length
    // Files are not for reading.
    if (entry.endpoint?.answer.kind !== 'file' || status >= 400) keepAnswer(entry, payload)
  }
  caller.world.requests.add(entry)
}

function keepRequest(entry: RequestRecord, { body, headers }: FastifyRequest): void {
  if (body === undefined || body === null || entry.endpoint?.upload) return
  const bytes = Number(headers['content-length'])
  if (bytes <= REQUEST_KEPT) {
    entry.request = body
    entry.requestBytes = bytes
  } else entry.cut = true
}

function keepAnswer(entry: RequestRecord, payload: string | Buffer): void {
  entry.cut ||= payload.length > BODY_KEPT
  // A part of a buffer would hold all of it.
  entry.answer = payload.length <= BODY_KEPT ? payload : Buffer.from(payload.slice(0, BODY_KEPT))
}
