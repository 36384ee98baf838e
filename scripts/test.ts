/**
 * `npm test`: all checks, stopping at the first failure. `npm test -- types unit` runs only those steps; words that are
 * not step names go to the test runners: `npm test -- unit server/http`. `--nightly` (`npm run test:nightly`) samples
 * nothing and adds the long steps.
 */
import { availableParallelism } from 'node:os'
import { stopChildren } from './process/child.ts'
import { onStop } from './process/signals.ts'
import { chooseSteps, runSteps } from './test/run-steps.ts'
import { type Outcome, type Step, sum, tallyLine } from './test/step.ts'
import { nightlyStepsOf, stepsOf } from './test/steps.ts'

const isNightly = process.argv.includes('--nightly')
// Read by fixtures/test-set.test-support.ts, scripts/vitest.config.ts and web/e2e/playwright.config.ts.
if (isNightly) Object.assign(process.env, { TEST_SET: 'nightly', E2E_SET: 'nightly' })

const given = process.argv.slice(2).filter((word) => word !== '--nightly')
const allSteps = isNightly ? nightlyStepsOf : stepsOf
const names = allSteps([]).map((step) => step.name)
const extra = given.filter((word) => !names.includes(word))
const steps = chooseSteps(
  allSteps(extra),
  given.filter((word) => names.includes(word)),
)
// An interrupted run exits with 1.
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
