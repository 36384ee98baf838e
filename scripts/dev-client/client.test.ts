/** Tests the package as another project uses it: downloaded from a running server and unpacked. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { FAULT_KINDS } from '#contracts/api/dev/devtools-faults.ts'
import type { DevRequest } from '#contracts/api/dev/devtools-requests.ts'
import { SCENARIOS, type Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import type { Snapshot } from '#contracts/api/dev/devtools-snapshots.ts'
import type { Arrangement } from '#contracts/api/dev/devtools-state.ts'
import type { DevAccount, DevJob } from '#contracts/api/dev/devtools-worlds.ts'
import type { DevNotice, DevPayment } from '#contracts/api/dev/simulators.ts'
import type { Static } from '#contracts/core/schema.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type * as client from './client.mjs'

let t: TestApp
let url: string
let folder: string
let dev: typeof client
beforeAll(async () => {
  t = await testApp()
  url = await t.app.server.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'dev-client-'))
  const answer = await fetch(`${url}/__dev/client.tgz`)
  writeFileSync(join(folder, 'client.tgz'), Buffer.from(await answer.arrayBuffer()))
  execFileSync('tar', ['-xzf', 'client.tgz'], { cwd: folder })
  dev = await import(pathToFileURL(join(folder, 'package/client.mjs')).href)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the package', () => {
  it('contains the files that its manifest names', () => {
    const { exports, dependencies } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))
    expect(dependencies).toBeUndefined()
    for (const { types, default: code } of Object.values<{ types: string; default: string }>(exports))
      for (const file of [types, code]) expect(readFileSync(join(folder, 'package', file), 'utf8')).not.toBe('')
  })
  it('has documentation on the server for every scenario', async () => {
    const text = await (await fetch(`${url}/__dev/docs.md`)).text()
    const page = await (await fetch(`${url}/__dev/docs`)).text()
    for (const scenario of SCENARIOS) {
      expect(text).toContain(`\`${scenario}\``)
      expect(page).toContain(`<code>${scenario}</code>`)
    }
    for (const kind of FAULT_KINDS) expect(readFileSync(join(folder, 'package/client.d.mts'), 'utf8')).toContain(kind)
  })
})

it('declares the same types as the contract, which it cannot import', () => {
  expectTypeOf<client.Scenario>().toEqualTypeOf<Scenario>()
  expectTypeOf<client.LoggedRequest>().toEqualTypeOf<Static<typeof DevRequest>>()
  expectTypeOf<client.Snapshot>().toEqualTypeOf<Static<typeof Snapshot>>()
  expectTypeOf<client.Account>().toEqualTypeOf<Static<typeof DevAccount>>()
  expectTypeOf<Static<typeof DevJob>>().toExtend<client.Job>()
  expectTypeOf<Static<typeof DevPayment>>().toExtend<client.Payment>()
  expectTypeOf<Static<typeof DevNotice>>().toExtend<client.Notice>()
  expectTypeOf<Arrangement>().toExtend<client.State>()
  expectTypeOf<client.State>().toExtend<Arrangement>()
})

describe('a world opened by the client', () => {
  it('applies scenarios and faults, logs requests and can be closed', async () => {
    const world = dev.openWorld(url)
    const token = await world.login()
    await world.scenario(['emptyLists', 'insufficientPower'], { phone: STORY.account.phone })
    expect(await world.scenario('insufficientPower', { on: false, phone: STORY.account.phone })).toMatchObject({
      on: ['emptyLists'],
    })
    const fault = await world.fault({ call: 'GET /api/ledger/index', fault: 'status', status: 503 })
    const ask = async (path: string) => (await world.fetch(path, { headers: { authorization: token } })).status
    expect(await ask('/api/ledger/index')).toBe(503)
    expect(await fault.hits()).toBe(1)
    await fault.remove()
    expect(await ask('/api/ledger/index')).toBe(200)
    expect(await world.requests({ status: 503 })).toMatchObject([{ fault: 'status', phone: STORY.account.phone }])
    expect((await world.request(1)).curl).toContain(token)
    expect(await world.violations()).toEqual([])
    await world.close()
    expect(await world.scenarios()).toMatchObject({ users: [] })
  })
  it('sets its clock, restores a snapshot and resets to the seed', async () => {
    const world = dev.openWorld(url)
    await world.clock.freeze()
    await world.clock.set('2027-01-01')
    await world.snapshot('new-year')
    expect(await world.clock.advance(1000)).toEqual({ now: '2027-01-01T00:00:01.000Z', frozen: true })
    await world.restore('new-year')
    expect(await world.clock.read()).toEqual({ now: '2027-01-01T00:00:00.000Z', frozen: true })
    expect(await world.snapshots()).toMatchObject([{ name: 'new-year' }])
    await world.reset()
    expect((await world.clock.run()).frozen).toBe(false)
  })
  it('applies the link of another world', async () => {
    const [one, two] = [dev.openWorld(url), dev.openWorld(url)]
    await one.scenario('popupBlocked')
    const { link } = await one.state({ path: '/products', token: await one.login() })
    const { token, state } = await two.apply(`${url}${link}`)
    expect(state).toEqual({ scenarios: ['popupBlocked'], phone: STORY.account.phone, path: '/products' })
    expect(await two.send('GET', '/api/account/info', undefined, String(token))).toMatchObject({
      user: { power: 1000 },
    })
  })
  it('rejects with the code of a refused call', async () => {
    const world = dev.openWorld(url)
    await expect(world.login('13700000009')).rejects.toMatchObject({ name: 'DevCallError', code: 1301 })
    await expect(world.restore('nothing')).rejects.toBeInstanceOf(dev.DevCallError)
    await expect(world.clock.set('soon')).rejects.toThrow('Not a valid time: soon')
    await expect(world.apply('/__dev#nothing')).rejects.toThrow('Not a link with a state: /__dev#nothing')
  })
})
