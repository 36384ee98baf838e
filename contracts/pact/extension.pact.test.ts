import { describe, expect, it } from 'vitest'
import { extension } from '#contracts/api/extension.ts'
import { EXTENSION } from '#contracts/model/extension.ts'
import { given } from './given.ts'
import { text } from './matchers.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('extension')

describe('of the extension the web relies on', () => {
  it('its version, and the texts of the QR codes and the contacts of the support, which may be empty', async () => {
    const asked = { endpoint: extension.info, given: [given.seed] }
    const info = await pact.answers(asked, {
      ...EXTENSION,
      miniProgram: text(''),
      support: text(''),
      supportEmail: text(''),
      supportWechat: text(''),
    })
    expect(info).toMatchObject({ name: 'seller-compass', version: '1.0.4', support: '', supportEmail: '' })
  })
})
