import { describe, expect, test } from 'vitest'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { asCurl } from './as-call.ts'

const ORIGIN = 'http://127.0.0.1:3000'

describe('what was done in the console as a line of a shell', () => {
  test('a change is sent as JSON, in the world in which it was made', () => {
    expect(asCurl({ endpoint: devtools.scenarios, body: { on: ['emptyLists'] } }, 'shop-2', ORIGIN)).toBe(
      `curl -X POST 'http://127.0.0.1:3000/__dev/scenarios' -H 'x-world: shop-2' -H 'content-type: application/json' -d '{"on":["emptyLists"]}'`,
    )
  })
  test('the main world goes without saying, and what is read has no body', () => {
    expect(asCurl({ endpoint: devFaults.index, body: undefined }, 'main', ORIGIN)).toBe(
      `curl -X GET 'http://127.0.0.1:3000/__dev/faults'`,
    )
  })
  test('a quote in a name does not end the line', () => {
    expect(asCurl({ endpoint: devtools.login, body: { phone: "it's" } }, 'main', ORIGIN)).toContain(
      `-d '{"phone":"it'\\''s"}'`,
    )
  })
})
