import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { caller, SELLER } from './caller.test-support.ts'
import { SESSION_DAYS } from './sessions.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { phone, password } = SELLER
async function logIn() {
  const someone = caller(t)
  const { token } = (await someone.post('login', { phone, password })).data
  return { ...someone, token, mine: someone.as(token) }
}

describe('a session', () => {
  it('ends with logout', async () => {
    const { mine } = await logIn()
    expect((await mine.get('/api/account/logout')).body.code).toBe(1)
    expect((await mine.get('/api/account/info')).status).toBe(401)
  })
  it('expires', async () => {
    const { mine, advance } = await logIn()
    await advance(SESSION_DAYS * 86_400_000)
    expect((await mine.get('/api/account/info')).status).toBe(401)
  })
  it('is stored only as a hash', async () => {
    const { token, world } = await logIn()
    const { db } = await world()
    const rows = await db.selectFrom('session').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account.password_hash).toMatch(/^scrypt\$32768\$8\$1\$/)
  })
})
