/** Replays pacts with Pact's verifier through a proxy that records which states ran for which request. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Verifier } from '@pact-foundation/pact'
import { PROVIDER } from './given.ts'
import type { Stage } from './stage.test-support.ts'
import type { Params } from './state-handlers.test-support.ts'
import { states } from './states.test-support.ts'

export interface PlayedInteraction {
  method: string
  path: string
  states: { name: string; params: object }[]
  status: number
  body: string
}

/** Rejects if a pact is violated; returns the requests in order. */
export async function replay(stage: Stage, pactUrls: string[]): Promise<PlayedInteraction[]> {
  const played: PlayedInteraction[] = []
  let ran: PlayedInteraction['states'] = []
  const proxy = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const [path = ''] = url.split('?')
    const one = { method, path, states: ran }
    ran = []
    try {
      const text = await stage.replaceStandIns(await textOf(request))
      const authorization = headers.authorization && (await stage.replaceStandIns(headers.authorization))
      const answer = await fetch(stage.url + (await stage.replaceStandIns(url)), {
        method,
        headers: {
          'x-world': stage.worldId,
          'content-type': 'application/json',
          'accept-language': headers['accept-language'] ?? '',
          ...(authorization && { authorization }),
        },
        ...(method === 'POST' && { body: text }),
      })
      const body = await answer.text()
      played.push({ ...one, status: answer.status, body })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port } = proxy.address() as AddressInfo // listening on a port
  const handlers = Object.entries(states).map(([name, run]) => [
    name,
    async (params: object = {}) => {
      ran.push({ name, params })
      await run(stage, params as Params) // written by given.ts
    },
  ])
  try {
    await new Verifier({
      provider: PROVIDER,
      providerBaseUrl: `http://127.0.0.1:${port}`,
      pactUrls,
      logLevel: 'error',
      stateHandlers: Object.fromEntries(handlers),
    }).verifyProvider()
  } finally {
    proxy.close()
  }
  return played
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
