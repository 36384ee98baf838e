/** A server that violates the contract: the real one behind a proxy that changes answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerHeaders, requestHeaders } from '#server/http/forwarded.ts'

export interface Envelope {
  code: number
  msg: string
  data: unknown
}

export interface Change {
  /** The URL to request from the real server instead; undefined: the request is not passed on. */
  url?(url: string): string | undefined
  envelope?(envelope: Envelope): unknown
  status?: number
  /** Headers to set, or to remove if undefined. */
  headers?: Readonly<Record<string, string | undefined>>
  text?(text: string): string
  /** Never answers, so the caller times out. */
  late?: true
}

export interface DeviatingServer {
  url: string
  close(): Promise<void>
}

/** `changes` by call, such as `GET /download/report/:file`; several changes of a call apply in order. */
export async function startDeviatingServer(
  real: string,
  changes: Readonly<Record<string, Change | readonly Change[]>>,
): Promise<DeviatingServer> {
  const patterns = Object.entries(changes).map(([call, its]) => ({
    pattern: new RegExp(`^${call.replaceAll('.', '[.]').replace(/:\w+/g, '[^/]+')}$`),
    its: [its].flat(),
  }))
  const proxy = createServer(async (request, reply) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`
    const its = patterns.flatMap((each) => (each.pattern.test(call) ? each.its : []))
    if (its.some(({ late }) => late)) return
    await answer(real, request, reply, its).catch(() => reply.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}

async function answer(
  real: string,
  request: IncomingMessage,
  reply: ServerResponse,
  changes: readonly Change[],
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // without setEncoding, chunks are buffers
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  const to = (url: string | undefined, change: Change) => (change.url && url !== undefined ? change.url(url) : url)
  const url = changes.reduce(to, request.url)
  const response =
    url === undefined
      ? Response.json({ code: 1, msg: '', data: {} })
      : await fetch(real + url, {
          method: request.method ?? 'GET',
          headers: requestHeaders(request.headers),
          signal: gone.signal,
          body: chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null,
        })
  const cors = response.headers.get('access-control-allow-origin')
  const own = { ...answerHeaders(response.headers), ...(cors !== null && { 'access-control-allow-origin': cors }) }
  const headers: Record<string, string | undefined> = Object.assign(own, ...changes.map((change) => change.headers))
  const status = changes.find((change) => change.status !== undefined)?.status ?? response.status
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined
  reply.writeHead(status, Object.fromEntries(Object.entries(headers).filter(isSet)))
  if (/json/.test(response.headers.get('content-type') ?? '')) {
    const text = await response.text()
    const envelope = changes.reduce<unknown>(
      (all, change) => change.envelope?.(all as Envelope) ?? all, // an envelope of ours, unless a change replaced it
      JSON.parse(text),
    )
    reply.end(changes.length > 0 ? JSON.stringify(envelope) : text)
    return
  }
  for await (const chunk of response.body ?? []) reply.write(changedBytes(Buffer.from(chunk), changes))
  reply.end()
}

const changedBytes = (bytes: Buffer, changes: readonly Change[]): Buffer =>
  changes.some(({ text }) => text)
    ? Buffer.from(
        changes.reduce((text, change) => change.text?.(text) ?? text, bytes.toString('latin1')),
        'latin1',
      )
    : bytes

type Fields = Record<string, unknown>

/** Three differences: a field renamed, one retyped, one code changed. */
export const THREE_DEVIATIONS: Readonly<Record<string, Change>> = {
  'GET /api/account/info': {
    envelope: (envelope) => {
      const { user } = (envelope.data ?? {}) as { user?: Fields } // failures have no data
      if (!user) return envelope
      const { power, ...rest } = user
      return { ...envelope, data: { user: { ...rest, balance: power } } }
    },
  },
  'POST /api/plan/index': {
    envelope: (envelope) => {
      const { plan } = envelope.data as { plan: Fields[] } // by the contract
      return { ...envelope, data: { plan: plan.map((each) => ({ ...each, price: String(each.price) })) } }
    },
  },
  'POST /api/amazon/getAsinInfo': {
    envelope: (envelope) => (envelope.code === 1002 ? { ...envelope, code: 1999 } : envelope),
  },
}
