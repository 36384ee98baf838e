import { expect, it, onTestFinished } from 'vitest'
import { testApp } from './test-app.test-support.ts'

/** The addresses charged with a failed login that sent X-Forwarded-For. */
async function countedAddresses(trustProxy: string[] | undefined): Promise<string[]> {
  const test = await testApp({ trustProxy })
  onTestFinished(() => test.close())
  const caller = test.as(undefined, { 'x-forwarded-for': '203.0.113.9' })
  await caller.post('/api/account/login', { phone: '13900000000', password: 'wrong-password' })
  const rows = await test.app.worlds.main.db.selectFrom('attempt').select('subject').execute()
  return rows.map((row) => row.subject).filter((subject) => subject.startsWith('ip:'))
}

it('counts a failed login for the address that a trusted proxy forwards', async () => {
  expect(await countedAddresses(['127.0.0.1'])).toEqual(['ip:203.0.113.9'])
})

it('counts a failed login for the connecting address if no proxy is trusted', async () => {
  for (const trusted of [undefined, ['10.0.0.0/8']])
    expect(await countedAddresses(trusted)).toEqual([expect.stringMatching(/^ip:(::ffff:)?127\.0\.0\.1$/)])
})
