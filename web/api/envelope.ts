import type { Envelope } from '#contracts/core/envelope.ts'

export type { Envelope }

/** Whether an answer has the one shape of every JSON answer. */
export function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number' && 'msg' in body
}
