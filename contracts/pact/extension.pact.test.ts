import { Matchers } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { extension } from '#contracts/api/extension.ts'
import { EXTENSION } from '#contracts/model/extension.ts'
import { pactOf } from './pact.ts'

const pact = pactOf('extension')
const { string } = Matchers

afterAll(() => {
  const { recorded, committed } = pact.record()
  expect(committed, 'contracts/pact/extension.pact.json is stale: run UPDATE_PACTS=1 npm test -- unit').toEqual(
    recorded,
  )
})

describe('the web relies on', () => {
  it('the version of the extension, and the texts of the QR codes, which may be empty', async () => {
    const info = await pact.interaction(
      {
        endpoint: extension.info,
        given: [],
        answers: { data: { ...EXTENSION, miniProgram: string(''), support: string('') } },
      },
      (call) => call(extension.info),
    )
    expect(info).toEqual({ name: 'seller-compass', version: '1.0.4', miniProgram: '', support: '' })
  })
})
