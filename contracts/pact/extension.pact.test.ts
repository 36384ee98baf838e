import { describe, expect, it } from 'vitest'
import { extension } from '#contracts/api/extension.ts'
import { EXTENSION } from '#contracts/model/extension.ts'
import { given } from './given.ts'
import { text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('extension')

describe('extension calls', () => {
  it('get the version, the QR code texts and the support contacts, which may be empty', async () => {
    const request = { endpoint: extension.info, given: [given.seed] }
    const info = await pact.answers(request, {
      ...EXTENSION,
      miniProgram: text(''),
      support: text(''),
      supportEmail: text(''),
      supportWechat: text(''),
    })
    expect(info).toMatchObject({ name: 'seller-compass', version: '1.0.4', support: '', supportEmail: '' })
  })
})
