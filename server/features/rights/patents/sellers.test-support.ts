/** Sellers who search drawn patents, each in a world of their own. */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { drawnRights } from '../picture-search/drawn-rights.test-support.ts'
import { someoneElse } from './someone-else.test-support.ts'

/** Called once by a file of tests: the server and its patents are there while its tests run. */
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
  /** A seller in a world of their own. */
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
    /** Somebody else in the same world. */
    const stranger = async (power?: number) => someoneElse(t, (await world()).db, headers, power)
    return { caller, post, get, search, found, power, stranger, world, pictures }
  }
  /** Somebody who is not logged in. */
  const guest = () => t.as()
  return { seller, guest }
}
