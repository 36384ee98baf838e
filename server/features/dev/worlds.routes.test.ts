import { afterAll, beforeAll, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { sellerOf } from '#server/features/reports/reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const listWorlds = async (headers: Record<string, string>) =>
  (await t.as(undefined, headers).get('/__dev/worlds')).body.data.row as { id: string }[] // by the contract
const worldOf = async (headers: { 'x-world': string }) =>
  (await listWorlds(headers)).find(({ id }) => id === headers['x-world'])

it('lists worlds with their requests, streams and users', async () => {
  const s = await sellerOf(t)
  await s.power()
  expect(await worldOf(s.headers)).toMatchObject({ main: false, current: true, requests: 1, open: 0, users: 2 })
  expect((await listWorlds(s.headers)).find(({ id }) => id === 'main')).toMatchObject({ main: true, current: false })
  expect((await listWorlds(s.headers))[0]).toMatchObject({ id: s.world.id })
})

it('drops a world, and its id then names a new world', async () => {
  const s = await sellerOf(t)
  await s.create(STORY.asin)
  const drop = async (id: string) => (await t.as().post('/__dev/worlds/drop', { id })).body.data
  expect(await drop(s.world.id)).toEqual({ dropped: true })
  expect(await drop(s.world.id)).toEqual({ dropped: false })
  expect(await drop('main')).toEqual({ dropped: false })
  expect((await s.as.get('/api/account/info')).status).toBe(401)
})

it('shows tasks with their progress and streams with their user', async () => {
  const s = await sellerOf(t)
  await s.as.post('/__dev/scenarios', { on: ['reportStuck'] })
  await s.create(STORY.asin)
  await s.world.jobs.idle()
  const url = await t.app.server.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const stream = await fetch(`${url}/api/report/progress`, {
    headers: {
      ...s.headers,
      authorization: String((await s.as.post('/__dev/login', { phone: STORY.account.phone })).body.data.token),
    },
    signal: stop.signal,
  })
  const activity = async () => (await s.as.get('/__dev/activity')).body.data
  const { phone } = STORY.account
  expect(await activity()).toMatchObject({
    job: [{ kind: 'asinReport', state: 'queued', about: STORY.asin, stage: 'drawing', progress: 60, phone }],
    stream: [{ call: 'GET /api/report/progress', phone }],
  })
  stop.abort()
  await stream.body?.cancel().catch(() => undefined)
  await expect.poll(async () => (await activity()).stream).toEqual([])
})

it('lists sample accounts, and dev login works for each', async () => {
  const s = await sellerOf(t)
  const { row } = (await s.as.get('/__dev/accounts')).body.data
  expect(row).toMatchObject([
    { phone: STORY.account.phone, power: 100_000, sessions: 1, reports: 0, orders: 0 },
    { phone: STORY.others.spent.phone, power: 0, sessions: 0 },
  ])
  for (const { phone } of row) expect((await s.as.post('/__dev/login', { phone })).body.code).toBe(1)
})
