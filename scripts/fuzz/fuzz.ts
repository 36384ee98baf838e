/** Drives one call until so many inputs were sent or something is found, shrunk to the fewest and plainest steps that show it. */
import fc from 'fast-check'
import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { stepOf } from './arbitrary-step.ts'
import { play, type Tally } from './play.ts'
import type { Step } from './step.ts'
import type { System } from './system.ts'

/** Every call by its name: `reports.productCreate`. */
export const CALLS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(api).flatMap(
  ([group, calls]) => Object.entries<Endpoint>(calls).map(([key, endpoint]) => [`${group}.${key}`, endpoint] as const),
)

export interface Plan {
  seed: number
  /** Plays one run alone, as a finding named it. */
  path?: string | undefined
  /** Inputs at least. */
  inputs: number
}

export interface Outcome {
  tally: Tally
  /** What was found, with the line that replays it. */
  finding?: string
}

/** Steps of a run at most, each after the other in one world. */
const STEPS = 40
/** Shrinking ends after this; what it came to is reported. */
const SHRINKING_MS = 15_000

export async function fuzz(system: System, [name, endpoint]: (typeof CALLS)[number], plan: Plan): Promise<Outcome> {
  const tally: Tally = { sent: 0, outcomes: new Map() }
  const steps = fc.array(stepOf(endpoint), { minLength: 1, maxLength: STEPS, size: 'max' })
  for (let seed = plan.seed; tally.sent < plan.inputs; seed++) {
    let found: number | undefined
    const property = fc.asyncProperty(steps, async (run) => {
      if (found !== undefined && performance.now() - found > SHRINKING_MS) return
      const watch = (step: Step) => system.watchdog.watch(`${inWords(step)}\n  replay: ${replay(name, seed)}`)
      const wrong = await play(system, endpoint, run, { tally, watch })
      system.watchdog.watch(undefined)
      if (wrong === undefined) return
      found ??= performance.now()
      throw new Error(wrong)
    })
    const details = await fc.check(property, { seed, numRuns: 1, ...(plan.path && { path: plan.path }) })
    if (details.failed) return { tally, finding: report(name, seed, details) }
    if (plan.path) break
  }
  return { tally }
}

interface Failed {
  counterexample: [Step[]] | null
  counterexamplePath: string | null
  errorInstance: unknown
}

function report(name: string, seed: number, { counterexample, counterexamplePath, errorInstance }: Failed): string {
  const steps = counterexample?.[0] ?? []
  return [
    `${name}: ${errorInstance instanceof Error ? errorInstance.message : errorInstance}`,
    ...steps.map((step, i) => `  ${i + 1}. ${inWords(step)}`),
    `  replay: ${replay(name, seed)} --path "${counterexamplePath}"`,
  ].join('\n')
}

const replay = (name: string, seed: number) => `npm run fuzz -- --only ${name} --seed ${seed}`

/** A megabyte of x says no more than some of them. */
const MOST = 600

function inWords({ as, address, headers, body }: Step): string {
  // Only the beginning is written out: of forty megabytes that alone takes all memory.
  const sent =
    body &&
    `${body.type ?? 'no type'}${body.signed ? ' signed' : ''} ${fc.stringify(body.content.slice(0, MOST))} of ${body.content.length}`
  const text = [as, address, Object.keys(headers).length > 0 && JSON.stringify(headers), sent]
    .filter(Boolean)
    .join(' · ')
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
