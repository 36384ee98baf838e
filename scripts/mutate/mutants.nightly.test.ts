/** The quick half of `npm run contracts:mutate`. Mutants on the wire take minutes, so they run only there. */
import { describe, expect, it } from 'vitest'
import { openApiText } from '#contracts/openapi.ts'
import { committedInteractions } from '#contracts/pact/committed.ts'
import { BY_OPENAPI, verdictsOnContract, verdictsOnPacts } from './agreement-verdicts.ts'
import type { Verdict } from './mutant.ts'

const describeVerdicts = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ calls, what }) => `${calls.join(', ')}: ${what}`)
const isForDevelopers = ({ calls }: Verdict) => calls.every((call) => call.includes(' /__dev'))

describe('the checks detect', () => {
  it('every change of a field of the contract', () => {
    const before = openApiText(committedInteractions())
    const verdicts = verdictsOnContract()
    expect(openApiText(committedInteractions()), 'the contract is restored after each mutant').toBe(before)
    expect(verdicts.length).toBeGreaterThan(1500)
    expect(describeVerdicts(verdicts.filter(({ killedBy }) => killedBy === undefined))).toEqual([])
    // A request that accepts more values breaks no web client, so only openapi.json detects it.
    const wider = verdicts.filter((verdict) => verdict.killedBy === BY_OPENAPI && !isForDevelopers(verdict))
    for (const { what } of wider) expect(what).toMatch(/^(params|query|body)\S* becomes any string$/)
  })

  it('every change of a field that the web sends or relies on', () => {
    const verdicts = verdictsOnPacts()
    expect(verdicts.length).toBeGreaterThan(1500)
    expect(describeVerdicts(verdicts.filter(({ killedBy }) => killedBy === undefined))).toEqual([])
  })
})
