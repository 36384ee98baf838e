import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { SESSION_DAYS } from '#server/domain/sessions.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { sellerOf } from './reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
const seller = () => sellerOf(t)

describe('GET /api/report/progress', () => {
  it('streams the stages of a task to its owner, in order, until it is done', async () => {
    const s = await seller()
    const stages: string[] = []
    const done = Promise.withResolvers<void>()
    const leave = s.world.hub.follow({
      user: { id: 1, token: 'stream', expiresAt: Number.POSITIVE_INFINITY },
      begin: async () => {},
      hear({ stage, state }) {
        stages.push(stage)
        if (state !== 0) done.resolve()
      },
      end: () => done.reject(new Error('the stream ended first')),
    })
    await s.create(STORY.asin)
    await done.promise
    leave()
    expect(stages).toEqual(['reading', 'analysing', 'drawing', 'saving', 'done'])
  })
})

describe('an open stream', () => {
  /** The token of a session of its own, and the stream that it has opened. */
  async function opened(headers: Record<string, string>) {
    const { server } = t.app
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const token = await t.seller(headers)
    const address = `${server.listeningOrigin}/api/report/progress`
    return { token, stream: await fetch(address, { headers: { ...headers, authorization: token } }) }
  }

  it.each(['/api/account/logout', '/__dev/reset'])('ends with %s', async (path) => {
    const s = await seller()
    const { token, stream } = await opened(s.headers)
    const mine = t.as(token, s.headers)
    await (path.startsWith('/__dev') ? mine.post(path, {}) : mine.get(path))
    expect(await stream.text()).toBe(': open\n\n')
  })
  it('brings nothing more when its session has expired', async () => {
    const { world, headers } = await seller()
    const { stream } = await opened(headers)
    world.clock.advance(SESSION_DAYS * 86_400_000)
    const about = { kind: 'asin', subject: STORY.asin, title: '', marketplace: 'US' } as const
    const change = { id: 1, ...about, state: 1, stage: 'done', progress: 100 } as const
    world.hub.publish(1, change)
    expect(await stream.text()).toBe(': open\n\n')
  })
})

describe('worlds', () => {
  it('do not meet: a report in one is nowhere in another', async () => {
    const [one, other] = [await seller(), await seller()]
    await one.create(STORY.asin)
    expect((await one.list()).total).toBe(1)
    expect((await other.list()).total).toBe(0)
    expect(await other.power()).toBe(1000)
    await one.settle()
  })
  it('go back to the seed by reset', async () => {
    const s = await seller()
    await s.create(STORY.asin)
    await s.settle()
    expect((await s.as.post('/__dev/reset', {})).body.code).toBe(1)
    const again = t.as(await t.seller(s.headers), s.headers)
    expect((await again.get('/api/report/productList')).body.data.total).toBe(0)
    expect((await again.get('/api/account/info')).body.data.user.power).toBe(1000)
  })
})
