/** Sends a step over a keep-alive connection and returns the answer. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { startWatch } from './budget.ts'
import { type Scene, WORLD_OF_STRAYED } from './scene.ts'
import type { Step } from './step.ts'
import type { System } from './system.ts'

export interface Sent {
  /** 0 without an answer. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Of processor time, that of the server included, at most the time until the answer. */
  milliseconds: number
  /** The bytes of the request's body. */
  bytes: number
}

/** Time to listen to an event stream; its first events arrive at once. */
const LISTEN_MS = 8
/** Time limit of an answer. */
const TIMEOUT_MS = 20_000

export async function send(system: System, scene: Scene, endpoint: Endpoint, step: Step): Promise<Sent> {
  const { body } = step
  const address = await scene.withMarks(step.address)
  const marked = typeof body?.content === 'string' ? await scene.withMarks(body.content) : body?.content
  const notice = body && marked !== undefined ? scene.signed({ ...body, content: marked }) : undefined
  const content = notice && Buffer.from(notice.content)
  const token = scene.tokens[step.as]
  const headers = {
    // A webhook names its world in its address. `strayed` sends a session token to a world that does not know it.
    'x-world': step.as === 'strayed' ? WORLD_OF_STRAYED : scene.world.id,
    ...(token !== undefined && { authorization: token }),
    ...(step.as === 'strayed' && { authorization: scene.tokens.seller }),
    ...step.headers,
    ...notice?.headers,
    ...(body?.type !== undefined && { 'content-type': body.type }),
    ...(endpoint.method === 'POST' && { 'content-length': content?.length ?? 0 }),
  }
  const began = performance.now()
  const processorTime = startWatch()
  const answer = await new Promise<Omit<Sent, 'milliseconds' | 'bytes'>>((done) => {
    const none = (why: string) => done({ status: 0, headers: {}, body: Buffer.from(why) })
    const asked = request(system.url + address, { method: endpoint.method, agent: system.agent, headers })
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error('no answer in time')))
    asked.on('response', (response) => collect(response, done))
    asked.on('error', (error) => none(error.message))
    asked.end(content)
  })
  return { ...answer, milliseconds: Math.min(processorTime(), performance.now() - began), bytes: content?.length ?? 0 }
}

function collect(response: IncomingMessage, done: (answer: Omit<Sent, 'milliseconds' | 'bytes'>) => void): void {
  const chunks: Buffer[] = []
  const { statusCode = 0, headers } = response
  const end = () => done({ status: statusCode, headers, body: Buffer.concat(chunks) })
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', end)
  response.on('error', end)
  response.on('close', end)
  if (headers['content-type']?.startsWith('text/event-stream')) setTimeout(() => response.destroy(), LISTEN_MS)
}
