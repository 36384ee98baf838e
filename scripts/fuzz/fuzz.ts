/**
 * Fuzzes one call until `inputs` were sent or a fault is found, and shrinks the fault to the fewest and simplest steps.
 */
import fc from 'fast-check'
import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { stepOf } from './arbitrary-step.ts'
import { play, type Tally } from './play.ts'
import type { Step } from './step.ts'
import type { System } from './system.ts'

/** Named like `reports.productCreate`. */
export const CALLS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(api).flatMap(
  ([group, calls]) => Object.entries<Endpoint>(calls).map(([key, endpoint]) => [`${group}.${key}`, endpoint] as const),
)

export interface Plan {
  seed: number
  /** Replays one run, by the path in a finding. */
  path?: string | undefined
  /** Minimum number of inputs. */
  inputs: number
}

export interface Outcome {
  tally: Tally
  /** The fault, with the command that replays it. */
  finding?: string
}

/** Maximum number of steps in a run; they share one world. */
const STEPS = 40
/** Time limit of shrinking; the smallest case so far is reported. */
const SHRINKING_MS = 15_000

export async function fuzz(system: System, [name, endpoint]: (typeof CALLS)[number], plan: Plan): Promise<Outcome> {
  const tally: Tally = { sent: 0, outcomes: new Map() }
  const steps = fc.array(stepOf(endpoint), { minLength: 1, maxLength: STEPS, size: 'max' })
  for (let seed = plan.seed; tally.sent < plan.inputs; seed++) {
    let found: number | undefined
    const property = fc.asyncProperty(steps, async (run) => {
      if (found !== undefined && performance.now() - found > SHRINKING_MS) return
      const watch = (step: Step) =>
        system.watchdog.watch(`${describeStep(step)}\n  replay: ${replayCommand(name, seed)}`)
      const fault = await play(system, endpoint, run, { tally, watch })
      system.watchdog.watch(undefined)
      if (fault === undefined) return
      found ??= performance.now()
      throw new Error(fault)
    })
    const details = await fc.check(property, { seed, numRuns: 1, ...(plan.path && { path: plan.path }) })
    if (details.failed) return { tally, finding: describeFinding(name, seed, details) }
    if (plan.path) break
  }
  return { tally }
}

interface Failed {
  counterexample: [Step[]] | null
  counterexamplePath: string | null
  errorInstance: unknown
}

function describeFinding(
  name: string,
  seed: number,
  { counterexample, counterexamplePath, errorInstance }: Failed,
): string {
  const steps = counterexample?.[0] ?? []
  return [
    `${name}: ${errorInstance instanceof Error ? errorInstance.message : errorInstance}`,
    ...steps.map((step, i) => `  ${i + 1}. ${describeStep(step)}`),
    `  replay: ${replayCommand(name, seed)} --path "${counterexamplePath}"`,
  ].join('\n')
}

const replayCommand = (name: string, seed: number) => `npm run fuzz -- --only ${name} --seed ${seed}`

/** Longest printed input. */
const MAX_PRINTED = 600

function describeStep({ as, address, headers, body }: Step): string {
  // Cut before formatting: fc.stringify of forty megabytes would exhaust memory.
  const sent =
    body &&
    `${body.type ?? 'no type'}${body.signed ? ' signed' : ''} ${fc.stringify(body.content.slice(0, MAX_PRINTED))} of ${body.content.length}`
  const text = [as, address, Object.keys(headers).length > 0 && JSON.stringify(headers), sent]
    .filter(Boolean)
    .join(' · ')
  return text.length > MAX_PRINTED ? `${text.slice(0, MAX_PRINTED)}…` : text
}
