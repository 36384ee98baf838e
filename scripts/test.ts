/**
 * `npm test`: all checks, stopping at the first that fails. `npm test -- types unit` runs only those steps;
 * what is no step's name goes to the test runners: `npm test -- unit server/http`.
 */
import { availableParallelism } from 'node:os'
import { stopChildren } from './process/child.ts'
import { onStop } from './process/signals.ts'
import { chosen, runSteps } from './test/run-steps.ts'
import { type Outcome, type Step, sum, tallyLine } from './test/step.ts'
import { stepsOf } from './test/steps.ts'

const given = process.argv.slice(2)
const names = stepsOf([]).map((step) => step.name)
const extra = given.filter((word) => !names.includes(word))
const steps = chosen(
  stepsOf(extra),
  given.filter((word) => names.includes(word)),
)
// Half a test run is no success.
onStop(stopChildren, 1)

const began = performance.now()
const outcomes = await runSteps(steps, Math.min(2, availableParallelism()), report)
console.log(`${seconds((performance.now() - began) / 1000)} in all`)
const total = sum(outcomes)
console.log(tallyLine(total))
process.exit(total.failed > 0 ? 1 : 0)

function report({ name, what }: Step, { ok, output, tests }: Outcome, took: number): void {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(9)} ${seconds(took)}  ${what}${tests ? `: ${tallyLine(tests)}` : ''}`)
  if (ok) return
  console.error(output)
  stopChildren()
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`.padStart(7)
}
