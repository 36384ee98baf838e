/**
 * A local counterpart of an OpenAI-compatible endpoint: checks each request as the real one does, and streams what a model
 * of the wanted behaviour would write. For tests, and in dev mode with `AI_BASE_URL=local`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Asked, problemOf } from './request.ts'
import { streamed } from './stream.ts'
import { isWriting, textOf } from './writing.ts'

export interface LlmCounterpart {
  baseUrl: string
  /** Requests that were rightly made. */
  received: Asked[]
  /** What it does from now on, in its turn; the last goes on. */
  behave(...behaviours: string[]): void
  /** Breaks the connections that are open. */
  hangUp(): void
  close(): Promise<void>
}

/** Statuses that the real one answers with, and what it says. */
const REFUSALS: Record<string, [status: number, type: string]> = {
  busy: [429, 'rate_limit_error'],
  broken: [500, 'server_error'],
  overloaded: [503, 'server_error'],
}
const LARGEST = 1024 * 1024

export async function llmCounterpart({
  key,
  behaviour = 'faithful',
}: {
  key: string
  behaviour?: string
}): Promise<LlmCounterpart> {
  const received: Asked[] = []
  let turns = [behaviour]
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const asked = problemOf(request, body, key)
      if ('status' in asked) return refuse(response, asked.status, asked.message, 'invalid_request_error')
      received.push(asked)
      const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? 'faithful'
      const [status, type] = REFUSALS[turn] ?? []
      if (status && type) return refuse(response, status, turn, type)
      return answer(response, asked, turn)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    behave(...behaviours) {
      turns = behaviours
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LARGEST) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function refuse(response: ServerResponse, status: number, message: string, type: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
    .end(JSON.stringify({ error: { message, type, param: null, code: null } }))
}

/** Behaviours that are none of the text: how it comes, or does not. The others write whole texts (writing.ts). */
function answer(response: ServerResponse, asked: Asked, turn: string): void {
  if (turn === 'silent') return
  if (turn === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>')
    return
  }
  const text = textOf(asked.sentences, isWriting(turn) ? turn : 'faithful')
  streamed(response, asked.model, text, turn)
}
