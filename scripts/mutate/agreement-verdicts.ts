/** Tests mutants of both sides of the contract against the checks: pacts, pinned calls and openapi.json. */
import { readFileSync } from 'node:fs'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { openApi, openApiText } from '#contracts/openapi.ts'
import { disagreements, type Exchange, type Observation, observe } from '#contracts/pact/agreement.ts'
import { committedInteractions } from '#contracts/pact/committed.ts'
import { endpointsOfAll, readAgreement } from '#contracts/pact/exchanges.ts'
import { rootPath } from '../process/root.ts'
import { contractMutants } from './contract-mutants.ts'
import type { Mutant, Verdict } from './mutant.ts'
import { pactMutants } from './pact-mutants.ts'

export const BY_PACTS = 'the pacts'
export const BY_OPENAPI = 'openapi.json alone'

/** Side (a): the server changes. */
export function verdictsOnContract(endpoints: readonly Endpoint[] = endpointsOfAll): Verdict[] {
  const agreement = new Agreement(readAgreement())
  const published = readFileSync(rootPath('contracts/openapi.json'), 'utf8')
  const interactions = committedInteractions()
  // `npm test -- openapi` compares the whole file. Comparing only the changed calls gives the same verdict in a
  // twentieth of the time.
  if (openApiText(interactions) !== published) throw new Error('contracts/openapi.json is stale: npm run openapi')
  const describe = (calls: readonly string[]) =>
    JSON.stringify(openApi(interactions, (endpoint) => calls.includes(nameOf(endpoint))))
  const unchanged = new Map<string, string>()
  return contractMutants(endpoints).map(({ calls, what, apply }) => {
    const key = calls.join()
    const before = unchanged.get(key) ?? describe(calls)
    unchanged.set(key, before)
    const undo = apply()
    try {
      if (agreement.refuses(calls, (call) => agreement.exchangesOf(call))) return { calls, what, killedBy: BY_PACTS }
      return { calls, what, killedBy: describe(calls) === before ? undefined : BY_OPENAPI }
    } finally {
      undo()
    }
  })
}

/** Side (b): the web changes. */
export function verdictsOnPacts(): Verdict[] {
  const agreement = new Agreement(readAgreement())
  return agreement.calls.flatMap((call) =>
    pactMutants(agreement.exchangesOf(call)).map(({ calls, what, exchanges }): Mutant & Verdict => ({
      calls,
      what,
      killedBy: agreement.refuses([call], () => exchanges) ? BY_PACTS : undefined,
    })),
  )
}

/** The committed exchanges by call, so that a mutant is compared only with the calls that it changes. */
class Agreement {
  readonly #exchanges: Map<string, Exchange[]>
  readonly #observed: Map<string, Observation>

  constructor(exchanges: readonly Exchange[]) {
    this.#exchanges = Map.groupBy(exchanges, ({ endpoint }) => nameOf(endpoint))
    this.#observed = new Map([...this.#exchanges].map(([call, its]) => [call, observe(its)]))
    const problems = disagreements([...this.#observed.values()])
    if (problems.length > 0) throw new Error(`The two sides disagree already:\n${problems.join('\n')}`)
  }

  get calls(): string[] {
    return [...this.#exchanges.keys()]
  }

  exchangesOf(call: string): Exchange[] {
    return this.#exchanges.get(call) ?? []
  }

  refuses(calls: readonly string[], become: (call: string) => Exchange[]): boolean {
    const others = [...this.#observed].filter(([call]) => !calls.includes(call)).map(([, one]) => one)
    return disagreements([...others, ...calls.map((call) => observe(become(call)))]).length > 0
  }
}
