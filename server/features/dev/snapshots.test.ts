/** Snapshots restore a world completely. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { sellerOf } from '#server/features/reports/reports.seller.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function stage() {
  const seller = await sellerOf(t)
  const post = async (path: string, body: object = {}) => (await seller.as.post(`/__dev/${path}`, body)).body
  const names = async () =>
    (await seller.as.get('/__dev/snapshots')).body.data.row.map(({ name }: { name: string }) => name)
  return { ...seller, post, names }
}

it('restores accounts, sessions, reports with their files, clock, scenarios and faults', async () => {
  const s = await stage()
  const { phone } = STORY.account
  await s.create(STORY.asin)
  await s.settle()
  await s.post('clock', { now: '2026-12-01T00:00:00.000Z', frozen: true })
  await s.post('scenarios', { on: ['emptyPayment'] })
  await s.post('scenarios', { on: ['reportStuck'], phone })
  await s.post('faults', { call: 'GET /event', fault: 'drop', phone })
  const before = (await s.as.get('/__dev/state')).body.data
  await s.post('snapshots', { name: 'one' })

  await s.as.post('/api/report/productDel', { id: 1 })
  await s.post('power', { phone, power: 0 })
  await s.post('clock', { advance: 1000, frozen: false })
  await s.post('scenarios', { on: ['sessionExpired'], off: ['emptyPayment'] })
  await s.post('faults/remove')
  expect((await s.as.get('/api/account/info')).status).toBe(401)

  expect(await s.post('snapshots/restore', { name: 'one' })).toMatchObject({ code: 1 })
  expect((await s.as.get('/__dev/state')).body.data).toEqual(before)
  const [row] = (await s.list()).row
  expect(row).toMatchObject({ asin: STORY.asin, state: 1 })
  expect((await s.as.get(row.url)).type).toBe('application/pdf')
  expect(await s.power()).toBe(990)
})

it('restarts a task that was running', async () => {
  const s = await stage()
  await s.post('scenarios', { on: ['reportStuck'] })
  await s.create(STORY.asin)
  await s.world.jobs.idle()
  await s.post('snapshots', { name: 'half-made' })
  await s.post('reset')
  expect((await s.post('snapshots/restore', { name: 'half-made' })).code).toBe(1)
  await s.post('scenarios', { off: ['reportStuck'] })
  const world = await t.app.worlds.get(s.world.id)
  await world.jobs.idle()
  expect((await s.list()).row).toMatchObject([{ state: 1 }])
})

describe('snapshots', () => {
  it('are listed, replaced by name and deleted', async () => {
    const s = await stage()
    for (const name of ['one', 'two', 'one']) await s.post('snapshots', { name })
    expect(new Set(await s.names())).toEqual(new Set(['one', 'two']))
    expect((await s.post('snapshots/remove', { name: 'two' })).data.row).toMatchObject([{ name: 'one' }])
    expect((await s.post('snapshots/remove', { name: 'two' })).code).toBe(1311)
    expect((await s.post('snapshots/restore', { name: 'two' })).code).toBe(1311)
  })
  it('are limited to twenty, the oldest evicted first', async () => {
    const s = await stage()
    for (let i = 0; i < 22; i++) await s.post('snapshots', { name: `n${i}` })
    expect(await s.names()).toHaveLength(20)
    expect(await s.names()).toContain('n21')
  })
  it('belong to one world, survive its reset and are deleted with it', async () => {
    const [one, two] = [await stage(), await stage()]
    await one.post('snapshots', { name: 'mine' })
    expect(await two.names()).toEqual([])
    await one.post('reset')
    expect(await one.names()).toEqual(['mine'])
    await one.post('worlds/drop', { id: one.world.id })
    expect(await one.names()).toEqual([])
  })
  it.each(['..', 'a/b', '', '.x', 'n'.repeat(65)])('cannot be named %j', async (name) => {
    expect((await (await stage()).post('snapshots', { name })).code).toBe(400)
  })
  it('of the main world survive a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'snapshots-'))
    const { phone } = STORY.account
    const first = await testApp({ dataDir })
    await first.as().post('/__dev/power', { phone, power: 5 })
    await first.as().post('/__dev/snapshots', { name: 'poor' })
    await first.as().post('/__dev/power', { phone, power: 500 })
    await first.close()
    const second = await testApp({ dataDir })
    await second.as().post('/__dev/snapshots/restore', { name: 'poor' })
    const { body } = await second.as(await second.seller()).get('/api/account/info')
    expect(body.data.user.power).toBe(0.05)
    await second.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  it('with different tables are refused, and the world keeps working', async () => {
    const s = await stage()
    const { sql } = await import('kysely')
    await sql`CREATE TABLE of_old (id INTEGER)`.execute(s.world.db)
    await s.post('snapshots', { name: 'old' })
    await sql`DROP TABLE of_old`.execute(s.world.db)
    expect((await s.post('snapshots/restore', { name: 'old' })).code).toBe(1311)
    expect(await s.power()).toBe(1000)
  })
})
