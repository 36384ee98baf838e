/** A server that differs from the contract: the real one behind a proxy that changes answers, as an upstream of other hands would. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerHeaders, requestHeaders } from '#server/http/forwarded.ts'

/** What a call answers instead. */
export type Change = (envelope: { code: number; msg: string; data: unknown }) => unknown

export interface Planted {
  url: string
  close(): Promise<void>
}

/** `changes` by call, as `GET /api/account/info`. */
export async function planted(real: string, changes: Readonly<Record<string, Change>>): Promise<Planted> {
  const proxy = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding gives buffers
    const response = await fetch(`${real}${request.url}`, {
      ...{ method: request.method ?? 'GET', headers: requestHeaders(request.headers) },
      body: chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null,
    })
    const change = changes[`${request.method} ${request.url?.split('?')[0]}`]
    reply.writeHead(response.status, answerHeaders(response.headers))
    if (!/json/.test(response.headers.get('content-type') ?? '')) {
      for await (const chunk of response.body ?? []) reply.write(chunk)
      return reply.end()
    }
    const text = await response.text()
    return reply.end(change ? JSON.stringify(change(JSON.parse(text) as Parameters<Change>[0])) : text) // our own envelope
  })
  proxy.listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  // A server on TCP has an address with a port.
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

type Fields = Record<string, unknown>

/** Three differences: a field renamed, one retyped, one code changed. */
export const THREE: Readonly<Record<string, Change>> = {
  'GET /api/account/info': (envelope) => {
    const { user } = (envelope.data ?? {}) as { user?: Fields } // a refusal has no data
    if (!user) return envelope
    const { power, ...rest } = user
    return { ...envelope, data: { user: { ...rest, balance: power } } }
  },
  'POST /api/plan/index': (envelope) => {
    const { plan } = envelope.data as { plan: Fields[] } // as the contract says
    return { ...envelope, data: { plan: plan.map((each) => ({ ...each, price: String(each.price) })) } }
  },
  'POST /api/amazon/getAsinInfo': (envelope) => (envelope.code === 1002 ? { ...envelope, code: 1999 } : envelope),
}
