/** Production configured by environment variables only, with the real `serve`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { solutionOf } from '#server/features/accounts/caller.test-support.ts'
import { simulator } from '#server/features/accounts/sms/aliyun.test-support.ts'
import { serve } from '#server/main.ts'
import { readEnv } from './env.ts'

it('sends a code when only the variables of the SMS provider are set', async () => {
  const provider = await simulator()
  onTestFinished(() => provider.close())
  const dataDir = mkdtempSync(join(tmpdir(), 'production-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { endpoint, key, signName, templates } = provider.settings
  const server = await serve(
    readEnv({
      MODE: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SMS_ENDPOINT: endpoint,
      SMS_KEY_ID: key.id,
      SMS_KEY_SECRET: key.secret,
      SMS_SIGN_NAME: signName,
      SMS_TEMPLATE: templates['zh-CN'].code,
      SMS_TEMPLATE_TAKEN: templates['zh-CN'].taken,
    }),
  )
  const account = `${server.url}/api/account`
  const challenge = (await (await fetch(`${account}/challenge`)).json()).data
  // The real effort for browsers, not the small one of other tests.
  expect(challenge.parameters.cost).toBeGreaterThanOrEqual(5000)
  const body = JSON.stringify({ phone: '13900000000', type: 'register', robot: await solutionOf(challenge) })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(`${account}/getCode`, { method: 'POST', headers, body })).json()
  expect(answer).toMatchObject({ code: 1 })
  // Closing waits for the message to be sent.
  await server.close()
  expect(provider.received).toMatchObject([{ PhoneNumbers: '13900000000', SignName: signName, TemplateCode: 'SMS_1' }])
})
