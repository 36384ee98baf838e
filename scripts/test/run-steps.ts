import type { Outcome, Step } from './step.ts'

/** The steps of these names and all they need, in the order of the list; every step when no name is given. */
export function chosen(steps: readonly Step[], names: readonly string[]): Step[] {
  if (names.length === 0) return [...steps]
  const wanted = new Set<string>()
  const want = (name: string): void => {
    wanted.add(name)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) want(need)
  }
  names.forEach(want)
  return steps.filter((step) => wanted.has(step.name))
}

/**
 * Runs steps, `lanes` at a time, each as soon as what it waits for is done. After a failure nothing new begins.
 * `onDone` hears of each step as it ends.
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

  const begin = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1)
    const began = performance.now()
    const lane = outcomeOf(step).then((outcome) => {
      // What is cut short because another step failed is no failure of its own.
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
    if (next) begin(next)
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
