import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { SESSION_DAYS } from '#server/features/accounts/sessions.ts'
import type { ReportEvent } from './report-progress.ts'
import { BOTH, sellerOf } from './reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
const seller = () => sellerOf(t)

describe.each(BOTH)('GET /api/report/progress of reports of kind %s', (kind) => {
  type Seller = Awaited<ReturnType<typeof sellerOf>>
  /** Opens the seller's stream; `events` resolves after the first event that meets `until`. */
  async function follow({ as, headers, world }: Seller, until: (event: ReportEvent) => boolean) {
    const { server } = t.app
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const { token } = (await as.post('/__dev/login', { phone: STORY.account.phone })).body.data
    const stop = new AbortController()
    const address = `${server.listeningOrigin}/api/report/progress`
    const stream = await fetch(address, { headers: { ...headers, authorization: token }, signal: stop.signal })
    const events = (async () => {
      const received: ReportEvent[] = []
      for await (const event of eventsIn(stream.body)) {
        received.push(event)
        if (until(event)) break
      }
      stop.abort()
      return received
    })()
    return { events, world }
  }
  const settled = ({ state }: ReportEvent) => state !== 0

  it('sends the stages of a task to its owner in order', async () => {
    const s = await sellerOf(t, kind)
    const { events } = await follow(s, settled)
    const { id } = (await s.create()).data
    const received = await events
    expect(received.map(({ stage }) => stage)).toEqual(['reading', 'analysing', 'drawing', 'saving', 'done'])
    const title = expect.stringMatching(/travel mug/i)
    const about = { id, kind, subject: s.subject, title, marketplace: 'US' }
    for (const event of received) expect(event).toMatchObject(about)
    expect(received.at(-1)).toMatchObject({ state: 1, progress: 100 })
  })
  it('begins with pending tasks and their progress, and sends a failure', async () => {
    const s = await sellerOf(t, kind)
    await s.as.post('/__dev/scenarios', { on: ['reportStuck'] })
    await s.create(s.failing)
    await s.world.jobs.idle()
    const { events } = await follow(s, settled)
    await s.as.post('/__dev/scenarios', { off: ['reportStuck'] })
    const received = await events
    expect(received[0]).toMatchObject({ kind, subject: s.failing, state: 0, stage: 'drawing', progress: 60 })
    expect(received.at(-1)).toMatchObject({ kind, subject: s.failing, state: 2, stage: 'failed', progress: 100 })
  })
})

async function* eventsIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ReportEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body ?? []) {
    const parts = (text + decoder.decode(piece, { stream: true })).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data) yield JSON.parse(data)
    }
  }
}

describe('an open stream', () => {
  async function openStream(headers: Record<string, string>) {
    const { server } = t.app
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const token = await t.seller(headers)
    const address = `${server.listeningOrigin}/api/report/progress`
    return { token, stream: await fetch(address, { headers: { ...headers, authorization: token } }) }
  }

  it.each(['/api/account/logout', '/__dev/reset'])('ends after %s', async (path) => {
    const s = await seller()
    const { token, stream } = await openStream(s.headers)
    const mine = t.as(token, s.headers)
    await (path.startsWith('/__dev') ? mine.post(path, {}) : mine.get(path))
    expect(await stream.text()).toBe(': open\n\n')
  })
  it('sends nothing after its session has expired', async () => {
    const { world, headers } = await seller()
    const { stream } = await openStream(headers)
    world.clock.advance(SESSION_DAYS * 86_400_000)
    const about = { kind: 'asin', subject: STORY.asin, title: '', marketplace: 'US' } as const
    const change = { id: 1, ...about, state: 1, stage: 'done', progress: 100 } as const
    world.hub.publish(1, change)
    expect(await stream.text()).toBe(': open\n\n')
  })
})

describe('worlds', () => {
  it('do not share reports or power', async () => {
    const [one, other] = [await seller(), await seller()]
    await one.create(STORY.asin)
    expect((await one.list()).total).toBe(1)
    expect((await other.list()).total).toBe(0)
    expect(await other.power()).toBe(1000)
    await one.settle()
  })
  it('return to the seed after a reset', async () => {
    const s = await seller()
    await s.create(STORY.asin)
    await s.settle()
    expect((await s.as.post('/__dev/reset', {})).body.code).toBe(1)
    const again = t.as(await t.seller(s.headers), s.headers)
    expect((await again.get('/api/report/productList')).body.data.total).toBe(0)
    expect((await again.get('/api/account/info')).body.data.user.power).toBe(1000)
  })
})
