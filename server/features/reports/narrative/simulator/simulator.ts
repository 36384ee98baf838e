/**
 * A local OpenAI-compatible endpoint: validates requests as the real one does and streams the answer of a chosen behaviour.
 * For tests, and in dev mode with `AI_BASE_URL=local`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatRequest, checkRequest } from './request.ts'
import { streamText } from './stream.ts'
import { isWriting, textOf } from './writing.ts'

export interface LlmSimulator {
  baseUrl: string
  received: ChatRequest[]
  /** One behaviour per request, in order; the last one repeats. */
  behave(...behaviours: string[]): void
  hangUp(): void
  close(): Promise<void>
}

/** Behaviours that answer with an HTTP error; statuses and types are OpenAI's. */
const ERROR_ANSWERS: Record<string, [status: number, type: string]> = {
  busy: [429, 'rate_limit_error'],
  broken: [500, 'server_error'],
  overloaded: [503, 'server_error'],
}
const MAX_BODY_BYTES = 1024 * 1024

export async function llmSimulator({
  key,
  behaviour = 'faithful',
}: {
  key: string
  behaviour?: string
}): Promise<LlmSimulator> {
  const received: ChatRequest[] = []
  let turns = [behaviour]
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const chatRequest = checkRequest(request, body, key)
      if ('status' in chatRequest)
        return sendError(response, chatRequest.status, chatRequest.message, 'invalid_request_error')
      received.push(chatRequest)
      const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? 'faithful'
      const [status, type] = ERROR_ANSWERS[turn] ?? []
      if (status && type) return sendError(response, status, turn, type)
      return sendAnswer(response, chatRequest, turn)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP server always has a port
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
    if (size > MAX_BODY_BYTES) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function sendError(response: ServerResponse, status: number, message: string, type: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
    .end(JSON.stringify({ error: { message, type, param: null, code: null } }))
}

function sendAnswer(response: ServerResponse, chatRequest: ChatRequest, turn: string): void {
  if (turn === 'silent') return
  if (turn === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>')
    return
  }
  const text = textOf(chatRequest.sentences, isWriting(turn) ? turn : 'faithful')
  streamText(response, chatRequest.model, text, turn)
}
