import type { Language } from '#contracts/model/language.ts'
import { failures } from '#web/locales/failures.ts'

interface FailureFields {
  code: number
  /** Ready to show. */
  msg: string
  data: unknown
  /** HTTP status; 0 when no answer came. */
  status: number
  /** All that the answer said, where it was JSON. */
  body?: object
}

/** Codes of the web's own: no answer came, so the server could not give one. Never sent by a server. */
export const NO_NETWORK = -1
export const TIMED_OUT = -2

/** A call that did not succeed: the whole body of the answer, with `msg` ready to show. */
export class Failure extends Error {
  /** All that the answer said, also what no contract names; undefined where none came or none could be read. */
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

/** No answer came: the connection failed, or it took too long. */
export function unanswered(language: Language, code: typeof NO_NETWORK | typeof TIMED_OUT, cause: unknown): Failure {
  const msg = failures[language][code === TIMED_OUT ? 'timedOut' : 'noNetwork']
  return new Failure({ code, msg, data: null, status: 0 }, cause)
}

/** An answer that is not in the envelope, e.g. the page of a proxy between us and the server. */
export function unreadable(language: Language, status: number): Failure {
  return new Failure({ code: status, msg: failures[language].unreadable, data: null, status })
}

/**
 * What the failure of a task, a lookup or any other call shows: the `msg` of its answer (SPEC section 8). Empty for
 * anything else that was thrown, which a toast shows as timed out.
 */
export const textOf = (thrown: unknown) => (thrown instanceof Failure ? thrown.msg : '')

/** What a list that did not load shows: the message of the error, whatever it is (SPEC section 8). */
export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : '')
