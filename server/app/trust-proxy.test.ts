import { expect, it, onTestFinished } from 'vitest'
import { testApp } from './test-app.test-support.ts'

/** The addresses that a failed login counts for, sent with an X-Forwarded-For of its own. */
async function blamed(trustProxy: string[] | undefined): Promise<string[]> {
  const test = await testApp({ trustProxy })
  onTestFinished(() => test.close())
  const caller = test.as(undefined, { 'x-forwarded-for': '203.0.113.9' })
  await caller.post('/api/account/login', { phone: '13900000000', password: 'wrong-password' })
  const rows = await test.app.worlds.main.db.selectFrom('attempt').select('subject').execute()
  return rows.map((row) => row.subject).filter((subject) => subject.startsWith('ip:'))
}

it('a failed login counts for the address that a trusted proxy names', async () => {
  expect(await blamed(['127.0.0.1'])).toEqual(['ip:203.0.113.9'])
})

it('a failed login counts for the caller, whatever it claims, where no proxy is trusted', async () => {
  for (const trusted of [undefined, ['10.0.0.0/8']])
    expect(await blamed(trusted)).toEqual([expect.stringMatching(/^ip:(::ffff:)?127\.0\.0\.1$/)])
})
