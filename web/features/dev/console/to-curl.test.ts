import { describe, expect, test } from 'vitest'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { toCurl } from './to-curl.ts'

const ORIGIN = 'http://127.0.0.1:3000'

describe('the curl command of an action', () => {
  test('sends JSON, and names the world (isolated set of server data) of the action in a header', () => {
    expect(toCurl({ endpoint: devtools.scenarios, body: { on: ['emptyLists'] } }, 'shop-2', ORIGIN)).toBe(
      `curl -X POST 'http://127.0.0.1:3000/__dev/scenarios' -H 'x-world: shop-2' -H 'content-type: application/json' -d '{"on":["emptyLists"]}'`,
    )
  })
  test('omits the header for the main world, and omits the body of a GET', () => {
    expect(toCurl({ endpoint: devFaults.index, body: undefined }, 'main', ORIGIN)).toBe(
      `curl -X GET 'http://127.0.0.1:3000/__dev/faults'`,
    )
  })
  test('escapes quotes', () => {
    expect(toCurl({ endpoint: devtools.login, body: { phone: "it's" } }, 'main', ORIGIN)).toContain(
      `-d '{"phone":"it'\\''s"}'`,
    )
  })
})
