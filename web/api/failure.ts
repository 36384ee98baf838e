import type { Language } from '#contracts/model/language.ts'
import { failures } from '#web/locales/failures.ts'

interface FailureFields {
  code: number
  /** The text to show. */
  msg: string
  data: unknown
  /** HTTP status; 0 without an answer. */
  status: number
  /** The whole answer, if it was a JSON object. */
  body?: object
}

/** Codes of the web client for calls without an answer. No server sends them. */
export const NO_NETWORK = -1
export const TIMED_OUT = -2

export class Failure extends Error {
  /** The whole answer, with fields unknown to the contract; undefined if none could be read. */
  readonly body: object | undefined
  readonly code: number
  readonly msg: string
  readonly data: unknown
  readonly status: number

  constructor({ code, msg, data, status, body }: FailureFields, cause?: unknown) {
    super(msg, { cause })
    this.body = body
    this.name = 'Failure'
    this.code = code
    this.msg = msg
    this.data = data
    this.status = status
  }
}

/** The connection failed or timed out. */
export function noAnswerFailure(
  language: Language,
  code: typeof NO_NETWORK | typeof TIMED_OUT,
  cause: unknown,
): Failure {
  const msg = failures[language][code === TIMED_OUT ? 'timedOut' : 'noNetwork']
  return new Failure({ code, msg, data: null, status: 0 }, cause)
}

/** The answer is not an envelope (`code`, `msg`, `data`), but e.g. the error page of a proxy. */
export function unreadableFailure(language: Language, status: number): Failure {
  return new Failure({ code: status, msg: failures[language].unreadable, data: null, status })
}

/**
 * The text of a failed call: the `msg` of its answer (SPEC section 8). Empty for other errors; a toast then says that
 * the request timed out.
 */
export const textOf = (thrown: unknown) => (thrown instanceof Failure ? thrown.msg : '')

const TOO_MANY_ATTEMPTS = 429

/** Whether the same call can succeed later. Another refusal stays one, such as that of too many words. */
export const canRetry = (thrown: unknown): boolean =>
  !(thrown instanceof Failure) ||
  // Without an answer, or with one that is not ours.
  thrown.body === undefined ||
  thrown.status >= 500 ||
  thrown.status === TOO_MANY_ATTEMPTS

/** The text shown in place of a list that failed to load: the message of any error (SPEC section 8). */
export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : '')
