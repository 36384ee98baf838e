/** What can go wrong on the way to a caller. */
import type { FastifyReply } from 'fastify'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'

/** Ends the connection without an answer. */
export function dropConnection(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.destroy()
}

/** Our envelope under the status, as the server itself would answer it where it does. */
export function statusAnswer(reply: FastifyReply, status: number, language: Language): void {
  const name = FAULT_OF[status] ?? 'serverFault'
  const msg = messageOf(language, name, { field: 'dev', problem: '', id: 'dev', limit: '0', seconds: 60 })
  void reply.status(status).type('application/json; charset=utf-8').send({ code: status, msg, data: null })
}

/** The protocol faults by their status. */
const FAULT_OF: Readonly<Record<number, FailureName>> = Object.fromEntries(
  // The cast: an entry of the list has a name of the list.
  (Object.entries(failures) as [FailureName, { code: number; status: number }][]).flatMap(([name, { code, status }]) =>
    code === status ? [[status, name]] : [],
  ),
)

/** Lets half of the first piece through, and ends the connection. Length and type have been told as for the whole. */
export function truncateAnswer({ raw }: FastifyReply): void {
  const write = raw.write.bind(raw)
  const cut = (piece: unknown): true => {
    const bytes = typeof piece === 'string' || piece instanceof Uint8Array ? Buffer.from(piece) : Buffer.alloc(0)
    write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => raw.destroy())
    return true
  }
  // Whoever writes does not wait to be told of it.
  raw.write = cut
  raw.end = (piece?: unknown) => {
    cut(piece)
    return raw
  }
}
