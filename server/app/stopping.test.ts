/** Stops the real process while calls are running: they are answered, and open streams do not delay the stop. */
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { realServers } from './process.test-support.ts'

const servers = realServers()
const JSON_BODY = { 'content-type': 'application/json' }

it('answers a running call after SIGTERM, even after a second one', async () => {
  const server = await servers.start(servers.newFolder())
  const login = await begin(`${server.url}/api/account/login`, STORY.account)
  const follow = await open(`${server.url}/api/report/progress`, await tokenAt(server.url))
  const ended = server.end()
  // The stream's end shows that the server is closing, so the second signal arrives while it closes.
  expect(await text(follow)).toContain(': open')
  void server.end()

  const answer = await login.finish()
  expect(answer.headers.connection).toBe('close')
  expect(await json(answer)).toMatchObject({ code: 1, data: { token: expect.any(String) } })
  await ended
  expect(await server.exited).toBe(null)
})

async function begin(url: string, body: object): Promise<{ finish(): Promise<IncomingMessage> }> {
  const bytes = JSON.stringify(body)
  const call = request(url, {
    method: 'POST',
    headers: { ...JSON_BODY, 'content-length': Buffer.byteLength(bytes), expect: '100-continue' },
  })
  call.flushHeaders()
  await once(call, 'continue')
  return {
    finish() {
      call.end(bytes)
      return answerTo(call)
    },
  }
}

function open(url: string, authorization: string): Promise<IncomingMessage> {
  return answerTo(request(url, { headers: { authorization } }).end())
}

async function answerTo(call: ClientRequest): Promise<IncomingMessage> {
  const [answer] = await once(call, 'response')
  return answer
}

async function tokenAt(url: string): Promise<string> {
  const body = JSON.stringify({ phone: STORY.account.phone })
  const answer = await fetch(`${url}/__dev/login`, { method: 'POST', headers: JSON_BODY, body })
  return (await answer.json()).data.token
}
