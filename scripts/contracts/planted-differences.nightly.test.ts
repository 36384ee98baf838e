/**
 * `contracts:verify` reports each planted difference. Differences are planted in sets, and each one alone.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeviatingServer } from '#server/app/deviating-server.test-support.ts'
import { PLANTS, type Plant } from './planted-differences.test-support.ts'
import type { Finding } from './question.ts'
import { openUpstream } from './upstream.test-support.ts'
import { verify } from './verify.ts'

let upstream: Awaited<ReturnType<typeof openUpstream>>
beforeAll(async () => {
  upstream = await openUpstream()
})
afterAll(() => upstream.close())

/** The findings for an upstream with these differences. */
async function findingsWith(plants: readonly Plant[]): Promise<readonly Finding[]> {
  await upstream.begin()
  const changes = [...Map.groupBy(plants, ({ at }) => at)].map(([at, all]) => [at, all.map(({ change }) => change)])
  const other = await startDeviatingServer(upstream.url, Object.fromEntries(changes))
  const { token, rows } = upstream
  const caller = { origin: other.url, token, shortToken: rows.tokenShortOfPower, timeoutMs: 60_000 }
  try {
    return await verify({ caller, token, rows, writes: true, listenMs: 0, reportTimeoutMs: 60_000 })
  } finally {
    await other.close()
  }
}

/** The reported paths, such as `GET /api/account/info data.user.power`. */
const found = async (plants: readonly Plant[]) =>
  (await findingsWith(plants)).flatMap(({ call, differences }) => differences.map(({ path }) => `${call} ${path}`))

const placeOf = ({ call, path }: Plant) => `${call} ${path}`

it('plants at least sixty differences', () => {
  expect(PLANTS.length).toBeGreaterThanOrEqual(60)
})

it('reports no differences for the unchanged upstream, checks more than four fifths, and logs out last', async () => {
  const findings = await findingsWith([])
  const [checked, others] = [true, false].map((is) => findings.filter((each) => (each.outcome !== 'unchecked') === is))
  expect(checked?.flatMap(({ what, differences }) => differences.map((each) => [what, each]))).toEqual([])
  const why = others?.map((each) => `${each.what}: ${each.why}`)
  expect(checked?.length, why?.join('\n')).toBeGreaterThan(0.8 * findings.length)
  expect(checked?.at(-2)?.what).toBe('GET /api/account/logout')
  // The orders of the run are cancelled.
  expect(await upstream.unpaid()).toBe(0)
})

describe('differences planted together', () => {
  it.each([1, 2, 3, 4] as const)('are all reported, set %i', async (set) => {
    const plants = PLANTS.filter((plant) => plant.set === set)
    const places = await found(plants)
    const missed = plants.filter((plant) => !places.includes(placeOf(plant)))
    expect(missed.map((plant) => `${placeOf(plant)}: ${plant.what}`)).toEqual([])
  })
})

describe('when planted alone,', () => {
  it.each(PLANTS.map((plant) => [plant.what, plant.at, plant] as const))(
    '%s in %s is reported, and no other call differs',
    async (_what, _at, plant) => {
      const places = await found([plant])
      expect(places).toContain(placeOf(plant))
      expect(places.filter((place) => ![plant.at, plant.call].some((call) => place.startsWith(`${call} `)))).toEqual([])
    },
  )
})
