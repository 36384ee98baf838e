/** Rules of faults, over a real connection: what is cut off there is cut off in life. */
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
    ).json() as Promise<{ code: number; msg: string; data: Record<string, unknown> }> // our envelope
  const signIn = async (phone: string) => String((await post('/__dev/login', { phone })).data.token)
  const token = await signIn(STORY.account.phone)
  const ask = (path = '/api/account/info', authorization = token) =>
    fetch(url + path, { headers: { ...world, authorization } })
  const add = (rule: Rule) => post('/__dev/faults', rule)
  const rules = async () => (await (await ask('/__dev/faults')).json()).data.row
  return { post, add, ask, rules, signIn, statuses: (count: number) => statusesOf(count, ask) }
}

async function statusesOf(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await ask()).status)
  return statuses
}

describe('a rule', () => {
  it.each([500, 503, 404, 429, 418])('answers with status %i in our envelope', async (status) => {
    const { add, ask } = await stage()
    await add({ call: INFO, fault: 'status', status })
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code: status, msg: expect.stringMatching(/^[^{}]+$/), data: null })
  })
  it('drops the connection', async () => {
    const { add, ask, rules } = await stage()
    await add({ call: INFO, fault: 'drop' })
    await expect(ask()).rejects.toThrow()
    expect(await rules()).toMatchObject([{ seen: 1, hits: 1 }])
  })
  it('ends the connection in the middle of an answer whose length was told', async () => {
    const { add, ask } = await stage()
    const whole = await (await ask()).text()
    await add({ call: INFO, fault: 'truncate' })
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(whole))
    await expect(answer.text()).rejects.toThrow()
  })
  it('holds a call back for as long as it says', async () => {
    const { add, ask } = await stage()
    await add({ call: INFO, latency: { from: 40, to: 60 } })
    const before = performance.now()
    expect((await ask()).status).toBe(200)
    // A timer may be early by a part of a millisecond.
    expect(performance.now() - before).toBeGreaterThan(39)
  })
  it('concerns its call and its user alone', async () => {
    const { add, ask, signIn } = await stage()
    await add({ call: INFO, phone: STORY.account.phone, fault: 'status' })
    expect((await ask()).status).toBe(500)
    expect((await ask('/api/report/productList')).status).toBe(200)
    expect((await ask('/api/account/info', await signIn(STORY.others.spent.phone))).status).toBe(200)
  })
  it('of a user meets the stream of payments too, which takes its token in the query', async () => {
    const { add, ask, signIn, rules } = await stage()
    await add({ call: 'GET /event', phone: STORY.account.phone, fault: 'status', status: 503 })
    const streamOf = async (token: string) => {
      const answer = await ask(`/event?type=alipay&token=${token}`, '')
      await answer.body?.cancel()
      return answer.status
    }
    expect(await streamOf(await signIn(STORY.account.phone))).toBe(503)
    expect(await streamOf(await signIn(STORY.others.spent.phone))).toBe(200)
    expect(await rules()).toMatchObject([{ hits: 1 }])
  })
  it('for all calls leaves those of developers alone, by which it is removed', async () => {
    const { add, ask, post, rules } = await stage()
    const { data } = await add({ call: 'all', fault: 'drop' })
    await expect(ask('/api/order/providers')).rejects.toThrow()
    expect(await rules()).toHaveLength(1)
    expect((await post('/__dev/faults/remove', { id: data.id })).data).toEqual({ row: [] })
    expect((await ask()).status).toBe(200)
  })
  it.each([
    ['call', { call: 'GET /api/nothing' }],
    ['call', { call: 'POST /__dev/reset' }],
    ['latency.to', { call: 'all', latency: { from: 5, to: 4 } }],
    ['status', { call: 'all', status: 200 }],
    ['probability', { call: 'all', probability: 2 }],
  ])('with a wrong %s is refused', async (field, rule) => {
    const { add, rules } = await stage()
    expect(await add(rule)).toMatchObject({ code: 400, msg: expect.stringContaining(field) })
    expect(await rules()).toEqual([])
  })
})

describe('chance', () => {
  const rule: Rule = { call: INFO, fault: 'status', probability: 0.5, seed: 7 }

  it('meets the same calls again under the same seed, and others under another', async () => {
    const [one, two, three] = [await stage(), await stage(), await stage()]
    await one.add(rule)
    await two.add(rule)
    await three.add({ ...rule, seed: 8 })
    const met = await one.statuses(40)
    expect(await two.statuses(40)).toEqual(met)
    expect(await three.statuses(40)).not.toEqual(met)
    const hits = met.filter((status) => status === 500).length
    expect(await one.rules()).toMatchObject([{ seen: 40, hits }])
    expect(hits).toBeGreaterThan(10)
    expect(hits).toBeLessThan(30)
  })
  it('of one rule does not move that of another', async () => {
    const [alone, beside] = [await stage(), await stage()]
    await alone.add(rule)
    await beside.add({ call: INFO, latency: { from: 0, to: 1 }, probability: 0.3, seed: 1 })
    await beside.add(rule)
    expect(await beside.statuses(20)).toEqual(await alone.statuses(20))
  })
})
