/** Hooks of dev mode: apply faults and scenarios to calls, and record every call. Dev calls have no hooks. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import type { CallHooks } from '#server/http/call-hooks.ts'
import type { Caller } from '#server/http/caller.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { applyScenarios } from './apply-scenarios.ts'
import type { DevWorld } from './dev.world.ts'
import { dropConnection, statusAnswer, truncateAnswer } from './mishaps.ts'
import { MAX_BODY_BYTES, type RequestRecord } from './request-log.ts'

/** Largest request body that is recorded, in bytes. */
const MAX_REQUEST_BYTES = 16 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    record: { caller: Caller<DevWorld>; entry: RequestRecord } | null
  }
}

export const callHooks: CallHooks<DevWorld> = {
  enter(endpoint, caller, request, reply, proceed) {
    request.record = { caller, entry: recordOf(endpoint, caller, request) }
    if (caller.world.faults.isEmpty) return proceed()
    const applyFaultsFor = (user: Caller<DevWorld>['user']) =>
      applyFaults(endpoint, { ...caller, user }, request, reply, proceed)
    const found = findUser(caller, request)
    // The world may be closing; continue without a user.
    if (found instanceof Promise) found.then(applyFaultsFor, () => applyFaultsFor(undefined))
    else applyFaultsFor(found)
  },
  perform: (endpoint, call, handler) =>
    call.world.scenarios.isEmpty ? handler(call) : applyScenarios(endpoint, call, handler),
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
    const found = findUser(caller, request)
    const accountId = found instanceof Promise ? undefined : found?.id
    if (request.record) request.record.entry.accountId = accountId
    reply.raw.once('close', world.streams.add({ call: nameOf(endpoint), accountId, since: Date.now() }))
    finish(request, 200, null)
  },
}

/** The user; streams send their token in the query. */
function findUser({ world, user }: Caller<DevWorld>, { query }: FastifyRequest) {
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

function applyFaults(
  endpoint: Endpoint,
  { world, user }: Caller<DevWorld>,
  request: FastifyRequest,
  reply: FastifyReply,
  proceed: () => void,
): void {
  const { delay, fault, status } = world.faults.decide(nameOf(endpoint), user?.id)
  const { record } = request
  if (record) Object.assign(record.entry, { fault, delayed: delay })
  const proceedOrFail = () => {
    if (fault === 'drop') {
      dropConnection(reply)
      finish(request, 0, null)
    } else if (fault === 'status') statusAnswer(reply, status, requestLanguage(request.headers))
    else {
      if (fault === 'truncate') truncateAnswer(reply)
      proceed()
    }
  }
  if (delay === 0) proceedOrFail()
  else {
    const wait = setTimeout(proceedOrFail, delay)
    // Skips the answer if the caller disconnects meanwhile; after an answer this does nothing.
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
  recordRequest(entry, request)
  if (typeof payload === 'string' || payload instanceof Buffer) {
    entry.bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length
    if (entry.endpoint?.answer.kind !== 'file' || status >= 400) recordAnswer(entry, payload)
  }
  caller.world.requests.add(entry)
}

function recordRequest(entry: RequestRecord, { body, headers }: FastifyRequest): void {
  if (body === undefined || body === null || entry.endpoint?.upload) return
  const bytes = Number(headers['content-length'])
  if (bytes <= MAX_REQUEST_BYTES) {
    entry.request = body
    entry.requestBytes = bytes
  } else entry.cut = true
}

function recordAnswer(entry: RequestRecord, payload: string | Buffer): void {
  entry.cut ||= payload.length > MAX_BODY_BYTES
  // Copies, because a slice would keep the whole buffer in memory.
  entry.answer = payload.length <= MAX_BODY_BYTES ? payload : Buffer.from(payload.slice(0, MAX_BODY_BYTES))
}
