/** Turns an answer into its data, or into a failure with the whole body (SPEC section 8). */
import { SUCCESS } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { Failure, unreadableFailure } from './failure.ts'

/**
 * Returns the `data` of a successful answer, or null if it has none. Throws a `Failure` for any other answer. Pass null
 * as `body` if the answer was not JSON.
 */
export function dataOf(body: unknown, { ok, status }: Pick<Response, 'ok' | 'status'>, language: Language): unknown {
  if (typeof body !== 'object' || body === null) throw unreadableFailure(language, status)
  const { code, msg, data = null } = body as { code?: unknown; msg?: unknown; data?: unknown }
  const numeric = typeof code === 'number' ? code : undefined
  // A server that is not ours may answer without a code.
  if (ok && (numeric ?? SUCCESS) === SUCCESS) return data
  // Keep an empty message: a toast has a default text for it.
  const message = typeof msg === 'string' ? msg : unreadableFailure(language, status).msg
  throw new Failure({ code: numeric ?? status, msg: message, data, status, body })
}
