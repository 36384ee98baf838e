/** What an answer says: its data, or a failure with all of its body (SPEC section 8). */
import { SUCCESS } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { Failure, unreadable } from './failure.ts'

/** `data` of an answer that succeeded, null where it has none. `body`: null for what is no JSON. Throws a `Failure`. */
export function dataOf(body: unknown, { ok, status }: Pick<Response, 'ok' | 'status'>, language: Language): unknown {
  if (typeof body !== 'object' || body === null) throw unreadable(language, status)
  const { code, msg, data = null } = body as { code?: unknown; msg?: unknown; data?: unknown } // of another server: anything
  const numeric = typeof code === 'number' ? code : undefined
  // A server that is not ours may answer without a code.
  if (ok && (numeric ?? SUCCESS) === SUCCESS) return data
  // Keep an empty message: a toast has a default text for it.
  const message = typeof msg === 'string' ? msg : unreadable(language, status).msg
  throw new Failure({ code: numeric ?? status, msg: message, data, status, body })
}
