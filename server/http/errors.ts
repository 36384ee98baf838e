/** Maps every failure to HTTP status and envelope, without exposing internals. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '#contracts/core/envelope.ts'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { type Refusal, refuse } from '#server/platform/refusal.ts'
import { FAILURE_HEADERS } from './answer-headers.ts'
import { requestLanguage } from './request-language.ts'

export interface FailureAnswer {
  status: number
  body: Envelope<null>
}

/** `grouping`: the user's digit grouping, for amounts in the message. */
export function failureAnswer({ failure, params }: Refusal, language: Language, grouping?: Grouping): FailureAnswer {
  const { code, status } = failures[failure]
  return { status, body: { code, msg: messageOf(language, failure, params, grouping), data: null } }
}

/** Maps Fastify's own errors to refusals; undefined for an internal error. */
export function refusalOf(error: FastifyError, bodyLimit: number): Refusal | undefined {
  const validation = error.validation?.[0]
  if (validation) {
    const part = error.validationContext ?? 'body'
    const missing = validation.params.missingProperty ?? validation.params.additionalProperty
    const path =
      `${validation.instancePath.slice(1).replaceAll('/', '.')}${missing ? `.${String(missing)}` : ''}`.replace(
        /^\./,
        '',
      )
    return refuse('badRequest', { field: path || part, problem: validation.message ?? '' })
  }
  const named = NAMED[error.code]
  if (named === 'bodyTooLarge') return refuse(named, { limit: sizeText(bodyLimit) })
  if (named) return refuse(named, { field: 'body', problem: '' })
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
    ? refuse('badRequest', { field: 'request', problem: '' })
    : undefined
}

const MB = 1024 * 1024
const sizeText = (bytes: number) => (bytes > MB ? `${Math.floor(bytes / MB)} MB` : `${Math.round(bytes / 1024)} KB`)

const NAMED: Record<string, FailureName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
}

export function answerUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refuse('badRequest', { field: 'path', problem: '' })
  const { status, body } = failureAnswer(refusal, requestLanguage(request.headers))
  void reply.status(status).headers(FAILURE_HEADERS).type('application/json; charset=utf-8').send(body)
}

/**
 * Answers on the raw socket when a request could not be parsed or timed out, and destroys the socket. The language is
 * unknown at that point. `last`: the answer to the latest request on this connection.
 */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket, last: ServerResponse | undefined): void {
  // Skip callers who have disconnected, and requests that already have an answer.
  if (error.code === 'ECONNRESET' || !socket.writable || (last && !isAnswerAwaited(last))) return void socket.destroy()
  const refusal =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? refuse('requestTimeout')
      : refuse('badRequest', { field: 'request', problem: '' })
  const { status, body } = failureAnswer(refusal, 'zh-CN')
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(FAILURE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  // Ending is not enough: the caller could keep the connection open.
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

/** Whether an answer is still expected: for the latest request, or for a later one that failed after it was finished. */
const isAnswerAwaited = ({ headersSent, writableFinished, req }: ServerResponse) =>
  !headersSent || (writableFinished && req.complete)
