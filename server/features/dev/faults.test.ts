/** Fault rules over a real connection, so that dropped connections are really dropped. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { Rule } from './faults.ts'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await testApp()
  url = await t.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

let worlds = 0
const INFO = 'GET /api/account/info'

async function stage() {
  const world = { 'x-world': `faults-${++worlds}` }
  const post = async (path: string, body: object) =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { ...world, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ code: number; msg: string; data: Record<string, unknown> }> // the envelope
  const signIn = async (phone: string) => String((await post('/__dev/login', { phone })).data.token)
  const token = await signIn(STORY.account.phone)
  const fetchPath = (path = '/api/account/info', authorization = token) =>
    fetch(url + path, { headers: { ...world, authorization } })
  const add = (rule: Rule) => post('/__dev/faults', rule)
  const rules = async () => (await (await fetchPath('/__dev/faults')).json()).data.row
  return { post, add, fetchPath, rules, signIn, statuses: (count: number) => statusesOf(count, fetchPath) }
}

async function statusesOf(count: number, fetchPath: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await fetchPath()).status)
  return statuses
}

describe('a fault rule', () => {
  it.each([500, 503, 404, 429, 418])('answers with status %i in the envelope', async (status) => {
    const { add, fetchPath } = await stage()
    await add({ call: INFO, fault: 'status', status })
    const answer = await fetchPath()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code: status, msg: expect.stringMatching(/^[^{}]+$/), data: null })
  })
  it('drops the connection', async () => {
    const { add, fetchPath, rules } = await stage()
    await add({ call: INFO, fault: 'drop' })
    await expect(fetchPath()).rejects.toThrow()
    expect(await rules()).toMatchObject([{ seen: 1, hits: 1 }])
  })
  it('ends the connection in the middle of an answer with a content-length', async () => {
    const { add, fetchPath } = await stage()
    const whole = await (await fetchPath()).text()
    await add({ call: INFO, fault: 'truncate' })
    const answer = await fetchPath()
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(whole))
    await expect(answer.text()).rejects.toThrow()
  })
  it('delays a call by its latency', async () => {
    const { add, fetchPath } = await stage()
    await add({ call: INFO, latency: { from: 40, to: 60 } })
    const before = performance.now()
    expect((await fetchPath()).status).toBe(200)
    // Timers can fire a fraction of a millisecond early.
    expect(performance.now() - before).toBeGreaterThan(39)
  })
  it('affects only its call and its user', async () => {
    const { add, fetchPath, signIn } = await stage()
    await add({ call: INFO, phone: STORY.account.phone, fault: 'status' })
    expect((await fetchPath()).status).toBe(500)
    expect((await fetchPath('/api/report/productList')).status).toBe(200)
    expect((await fetchPath('/api/account/info', await signIn(STORY.others.spent.phone))).status).toBe(200)
  })
  it('for a user affects the payment stream too, which sends its token in the query', async () => {
    const { add, fetchPath, signIn, rules } = await stage()
    await add({ call: 'GET /event', phone: STORY.account.phone, fault: 'status', status: 503 })
    const streamOf = async (token: string) => {
      const answer = await fetchPath(`/event?type=alipay&token=${token}`, '')
      await answer.body?.cancel()
      return answer.status
    }
    expect(await streamOf(await signIn(STORY.account.phone))).toBe(503)
    expect(await streamOf(await signIn(STORY.others.spent.phone))).toBe(200)
    expect(await rules()).toMatchObject([{ hits: 1 }])
  })
  it('for all calls does not affect dev calls, so it can be removed', async () => {
    const { add, fetchPath, post, rules } = await stage()
    const { data } = await add({ call: 'all', fault: 'drop' })
    await expect(fetchPath('/api/order/providers')).rejects.toThrow()
    expect(await rules()).toHaveLength(1)
    expect((await post('/__dev/faults/remove', { id: data.id })).data).toEqual({ row: [] })
    expect((await fetchPath()).status).toBe(200)
  })
  it.each([
    ['call', { call: 'GET /api/nothing' }],
    ['call', { call: 'POST /__dev/reset' }],
    ['latency.to', { call: 'all', latency: { from: 5, to: 4 } }],
    ['status', { call: 'all', status: 200 }],
    ['probability', { call: 'all', probability: 2 }],
  ])('with an invalid %s is refused', async (field, rule) => {
    const { add, rules } = await stage()
    expect(await add(rule)).toMatchObject({ code: 400, msg: expect.stringContaining(field) })
    expect(await rules()).toEqual([])
  })
})

describe('the probability of a rule', () => {
  const rule: Rule = { call: INFO, fault: 'status', probability: 0.5, seed: 7 }

  it('affects the same calls with the same seed and others with another seed', async () => {
    const [one, two, three] = [await stage(), await stage(), await stage()]
    await one.add(rule)
    await two.add(rule)
    await three.add({ ...rule, seed: 8 })
    const statusesOfOne = await one.statuses(40)
    expect(await two.statuses(40)).toEqual(statusesOfOne)
    expect(await three.statuses(40)).not.toEqual(statusesOfOne)
    const hits = statusesOfOne.filter((status) => status === 500).length
    expect(await one.rules()).toMatchObject([{ seen: 40, hits }])
    expect(hits).toBeGreaterThan(10)
    expect(hits).toBeLessThan(30)
  })
  it('is independent of other rules', async () => {
    const [alone, beside] = [await stage(), await stage()]
    await alone.add(rule)
    await beside.add({ call: INFO, latency: { from: 0, to: 1 }, probability: 0.3, seed: 1 })
    await beside.add(rule)
    expect(await beside.statuses(20)).toEqual(await alone.statuses(20))
  })
})
