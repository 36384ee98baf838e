/** Effects of fault rules on the answer. */
import type { FastifyReply } from 'fastify'
import type { Language } from '#contracts/model/language.ts'
import { failureAnswer } from '#server/http/errors.ts'
import { type Refusal, refuse, tooManyAttempts } from '#server/platform/refusal.ts'

/** Ends the connection without an answer. */
export function dropConnection(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.destroy()
}

/** Sends the envelope with this status, with the server's own message if it has one. */
export function statusAnswer(reply: FastifyReply, status: number, language: Language): void {
  const { body } = failureAnswer(
    FAILURES[status]?.(reply.request.url) ?? refuse('serverFault', { id: reply.request.id }),
    language,
  )
  void reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({ ...body, code: status })
}

const ARRANGED = { field: 'dev', problem: 'arranged by a rule' }
/** The server's own failures by status. */
const FAILURES: Readonly<Record<number, (url: string) => Refusal>> = {
  400: () => refuse('badRequest', ARRANGED),
  401: () => refuse('notLoggedIn'),
  404: (url) => refuse('unknownRoute', { route: url }),
  413: () => refuse('bodyTooLarge', { limit: '0 KB' }),
  415: () => refuse('notJson', ARRANGED),
  429: () => tooManyAttempts(60),
}

/** Sends half of the first chunk, then ends the connection. Headers still describe the complete answer. */
export function truncateAnswer({ raw }: FastifyReply): void {
  const write = raw.write.bind(raw)
  const cut = (piece: unknown): true => {
    const bytes = typeof piece === 'string' || piece instanceof Uint8Array ? Buffer.from(piece) : Buffer.alloc(0)
    write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => raw.destroy())
    return true
  }
  // Callers do not wait for write callbacks, so they are not called.
  raw.write = cut
  raw.end = (piece?: unknown) => {
    cut(piece)
    return raw
  }
}
