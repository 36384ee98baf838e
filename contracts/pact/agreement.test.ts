import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameOf } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { pathOf, searchOf } from '#web/api/address.ts'
import { disagreements, observe } from './agreement.ts'
import { committedFiles, interactionsOf } from './committed.ts'
import { endpointsOfAll, exchangeOf, readAgreement } from './exchanges.ts'
import { pinned } from './pinned.ts'
import { indistinguishable } from './siblings.ts'

it('the web and the contract agree on every field, in both directions', () => {
  expect(disagreements([observe(readAgreement())])).toEqual([])
})

/** Calendar weeks, covered by server/features/rights/patents/latest.routes.test.ts. */
const KNOWN_ELSEWHERE = 'GET /api/AiAmazon/getNewLocTotal data.weeks[]'

it('no answer can return one of its dates in place of another', () => {
  const all = indistinguishable(committedFiles().flatMap(interactionsOf).map(exchangeOf))
  expect(all.filter((where) => !where.startsWith(KNOWN_ELSEWHERE))).toEqual([])
})

const isForDevelopers = ({ path }: { path: string }) => path.startsWith('/__dev')

describe('every call', () => {
  const inPacts = new Set(
    committedFiles().flatMap((file) => interactionsOf(file).map(({ request: r }) => `${r.method} ${r.path}`)),
  )
  const elsewhere = new Set(pinned.map(({ endpoint }) => nameOf(endpoint)))
  it.each(endpointsOfAll.filter((endpoint) => !isForDevelopers(endpoint)).map((endpoint) => [nameOf(endpoint)]))(
    '%s is in a pact, or pinned by a test of its own, and not both',
    (name) => expect([inPacts.has(name), elsewhere.has(name)]).toEqual([!elsewhere.has(name), !inPacts.has(name)]),
  )
  it('for developers is in openapi.json', () => {
    const { paths } = JSON.parse(readFileSync('contracts/openapi.json', 'utf8'))
    const dev = endpointsOfAll.filter(isForDevelopers)
    expect(dev.length).toBeGreaterThan(0)
    for (const { path, method } of dev)
      expect(Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')] ?? {}), path).toContain(method.toLowerCase())
  })
})

it('every refusal that a call names stands in a pact', () => {
  const exchanges = readAgreement()
  const unheld = endpointsOfAll
    .filter((endpoint) => !isForDevelopers(endpoint) && !pinned.some((one) => one.endpoint === endpoint))
    .flatMap((endpoint) => {
      const codes = exchanges.flatMap((one) => (one.endpoint === endpoint ? (one.answer?.code ?? []) : []))
      const missing = endpoint.failures.filter((name) => !codes.includes(failures[name].code))
      return missing.map((name) => `${nameOf(endpoint)} refused with ${name}`)
    })
  expect(unheld).toEqual([])
})

describe('a call that no pact can hold', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())
  it.each(pinned.map((one) => [nameOf(one.endpoint), one] as const))(
    '%s is still named by the test that pins it',
    (_, { test, endpoint, words }) =>
      expect(readFileSync(test, 'utf8')).toContain(words ?? endpoint.path.split('/:')[0]),
  )
  const read = pinned.filter(({ endpoint: { method, auth } }) => method === 'GET' && auth === 'guest')
  it.each(read.flatMap(({ endpoint, takes }) => takes.map((asked) => [nameOf(endpoint), asked, endpoint] as const)))(
    '%s takes %j',
    async (_, { params, query }, endpoint) => {
      const { status, body } = await t.as().get(`${pathOf(endpoint, params)}?${searchOf(query)}`)
      // Whatever the result, the request matches the contract.
      expect(status, JSON.stringify(body)).not.toBe(400)
      expect(status).toBeLessThan(500)
    },
  )
})
