import type { Outcome, Step } from './step.ts'

/** The named steps and all they need, in the order of the list; every step when no name is given. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  if (names.length === 0) return [...steps]
  const wanted = new Set<string>()
  const addStep = (name: string): void => {
    wanted.add(name)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) addStep(need)
  }
  names.forEach(addStep)
  return steps.filter((step) => wanted.has(step.name))
}

/**
 * Runs up to `lanes` steps in parallel, each when its predecessors are done. After a failure, no new step starts.
 * `onDone` is called as each step ends.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  onDone: (step: Step, outcome: Outcome, seconds: number) => void,
): Promise<Outcome[]> {
  const waiting = [...steps]
  const done = new Map<string, Outcome>()
  const isDone = (name: string) => done.has(name) || !steps.some((step) => step.name === name)
  const isReady = (step: Step) => [...(step.needs ?? []), ...(step.after ?? [])].every(isDone)
  const failed = () => [...done.values()].some((outcome) => !outcome.ok)
  const running = new Set<Promise<void>>()

  const startStep = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1)
    const began = performance.now()
    const lane = outcomeOf(step).then((outcome) => {
      // A step that is stopped because another one failed is not a failure itself.
      if (outcome.ok || !failed()) {
        done.set(step.name, outcome)
        onDone(step, outcome, (performance.now() - began) / 1000)
      }
      running.delete(lane)
    })
    running.add(lane)
  }
  for (;;) {
    const next = failed() || running.size >= lanes ? undefined : waiting.find(isReady)
    if (next) startStep(next)
    else if (running.size > 0) await Promise.race(running)
    else return [...done.values()]
  }
}

async function outcomeOf(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
}
