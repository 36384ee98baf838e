import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameOf } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { pathOf, searchOf } from '#web/api/address.ts'
import { disagreements, observe } from './agreement.ts'
import { committedFiles, interactionsOf } from './committed.ts'
import { endpointsOfAll, exchangeOf, readAgreement } from './exchanges.ts'
import { pinnedCalls } from './pinned.ts'
import { indistinguishable } from './siblings.ts'

it('web and contract agree on every field, in both directions', () => {
  expect(disagreements([observe(readAgreement())])).toEqual([])
})

/** The first and last day of a week; covered by server/features/rights/patents/latest.routes.test.ts. */
const KNOWN_ELSEWHERE = 'GET /api/AiAmazon/getNewLocTotal data.weeks[]'

it('no answer can return one of its dates in place of another unnoticed', () => {
  const all = indistinguishable(committedFiles().flatMap(interactionsOf).map(exchangeOf))
  expect(all.filter((where) => !where.startsWith(KNOWN_ELSEWHERE))).toEqual([])
})

const isForDevelopers = ({ path }: { path: string }) => path.startsWith('/__dev')

describe('every call', () => {
  const inPacts = new Set(
    committedFiles().flatMap((file) => interactionsOf(file).map(({ request: r }) => `${r.method} ${r.path}`)),
  )
  const inPinned = new Set(pinnedCalls.map(({ endpoint }) => nameOf(endpoint)))
  it.each(endpointsOfAll.filter((endpoint) => !isForDevelopers(endpoint)).map((endpoint) => [nameOf(endpoint)]))(
    '%s is either in a pact or pinned by a test',
    (name) => expect([inPacts.has(name), inPinned.has(name)]).toEqual([!inPinned.has(name), !inPacts.has(name)]),
  )
  it('of the dev API is in openapi.json', () => {
    const { paths } = JSON.parse(readFileSync('contracts/openapi.json', 'utf8'))
    const dev = endpointsOfAll.filter(isForDevelopers)
    expect(dev.length).toBeGreaterThan(0)
    for (const { path, method } of dev)
      expect(Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')] ?? {}), path).toContain(method.toLowerCase())
  })
})

it('every failure that a call declares is in a pact', () => {
  const exchanges = readAgreement()
  const missingRefusals = endpointsOfAll
    .filter((endpoint) => !isForDevelopers(endpoint) && !pinnedCalls.some((one) => one.endpoint === endpoint))
    .flatMap((endpoint) => {
      const codes = exchanges.flatMap((one) => (one.endpoint === endpoint ? (one.answer?.code ?? []) : []))
      const missing = endpoint.failures.filter((name) => !codes.includes(failures[name].code))
      return missing.map((name) => `${nameOf(endpoint)} refused with ${name}`)
    })
  expect(missingRefusals).toEqual([])
})

describe('a pinned call', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())
  it.each(pinnedCalls.map((one) => [nameOf(one.endpoint), one] as const))(
    '%s is still in the test that pins it',
    (_, { test, endpoint, words }) =>
      expect(readFileSync(test, 'utf8')).toContain(words ?? endpoint.path.split('/:')[0]),
  )
  const guestGets = pinnedCalls.filter(({ endpoint: { method, auth } }) => method === 'GET' && auth === 'guest')
  it.each(
    guestGets.flatMap(({ endpoint, takes }) => takes.map((request) => [nameOf(endpoint), request, endpoint] as const)),
  )('%s accepts %j', async (_, { params, query }, endpoint) => {
    const { status, body } = await t.as().get(`${pathOf(endpoint, params)}?${searchOf(query)}`)
    // Whatever the result, the request matches the contract.
    expect(status, JSON.stringify(body)).not.toBe(400)
    expect(status).toBeLessThan(500)
  })
})
