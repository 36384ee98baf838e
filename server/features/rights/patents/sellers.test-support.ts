import { readdirSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { drawnRights } from '../picture-search/drawn-rights.test-support.ts'

/** Call once per test file: starts a server with drawn patents for its tests. */
export function sellers() {
  let t: TestApp
  let drawn: Awaited<ReturnType<typeof drawnRights>>
  beforeAll(async () => {
    drawn = await drawnRights()
    t = await testApp({ rights: drawn.rights, search: drawn.search })
  })
  afterAll(async () => {
    await t.close()
    await drawn.close()
  })

  let worlds = 0
  async function seller() {
    const headers = { 'x-world': `patents-${++worlds}` }
    const caller = t.as(await t.seller(headers), headers)
    const post = async (path: string, body: object) => (await caller.post(path, body)).body
    const get = async (path: string) => (await caller.get(path)).body
    const search = (form: object) => post('/api/AiAmazon/getQueryId', { mold_id: 1, ...form })
    const found = async (form: object) =>
      (await post('/api/AiAmazon/getPatentInfo', { queryId: (await search(form)).data.queryId })).data
    const world = () => t.app.worlds.get(headers['x-world'])
    const pictures = async () => readdirSync((await world()).files).filter((file) => file.startsWith('patent-'))
    const power = async () => (await get('/api/account/info')).data.user.power
    const stranger = async (power?: number) => secondAccount(t, (await world()).db, headers, power)
    return { caller, post, get, search, found, power, stranger, world, pictures }
  }
  const guest = () => t.as()
  return { seller, guest }
}
