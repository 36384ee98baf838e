/** Plays the steps of a run to one call, in a fresh world, and answers what is wrong. */
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { overBudget } from './budget.ts'
import { inconsistency, strangersThings } from './consistency.ts'
import { indiscretion, judge } from './judge.ts'
import { openScene } from './scene.ts'
import { type Sent, send } from './send.ts'
import type { Step } from './step.ts'
import type { System } from './system.ts'

export interface Tally {
  sent: number
  /** By code, or by kind where there is no envelope. */
  outcomes: Map<string, number>
}

/** Who is told of each step, and where answers are counted. */
export interface Notes {
  tally: Tally
  watch(step: Step): void
}

/** Times that a call which was too slow may try again in another world: of all that is measured, time alone has bad luck. */
const TRIES = 3

export async function play(
  system: System,
  endpoint: Endpoint,
  steps: readonly Step[],
  notes: Notes,
): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const { wrong, slow } = await playOnce(system, endpoint, steps, notes)
    if (wrong !== undefined || slow === undefined || tries === TRIES) return wrong ?? slow
  }
}

async function playOnce(system: System, endpoint: Endpoint, steps: readonly Step[], { tally, watch }: Notes) {
  const scene = await openScene(system)
  const before = await strangersThings(scene)
  const secrets = [scene.world.secret, scene.tokens.stranger, system.keys.privateKey]
  for (const [i, step] of steps.entries()) {
    watch(step)
    const sent = await send(system, scene, endpoint, step)
    count(tally, endpoint, sent)
    const at = `step ${i + 1}: `
    const wrong = judge(endpoint, sent) ?? indiscretion(sent, step.address.includes('~stranger~') ? [] : secrets)
    if (wrong !== undefined) return { wrong: at + wrong }
    const slow = overBudget(sent.milliseconds)
    if (slow !== undefined) return { slow: at + slow }
  }
  const wrong = await inconsistency(system, scene, endpoint)
  if (wrong !== undefined) return { wrong: `after all steps: ${wrong}` }
  const after = await strangersThings(scene)
  // A world put back to the seed, as developers may, has no stranger.
  return after === before || after === '' ? {} : { wrong: 'after all steps: what belongs to a stranger has changed' }
}

function count(tally: Tally, { answer }: Endpoint, { status, headers, body }: Sent): void {
  tally.sent++
  const kind = headers['content-type']?.split(';')[0] ?? ''
  const outcome =
    kind === 'application/json' && answer.kind !== 'file'
      ? `code ${Object(JSON.parse(String(body) || '{}')).code}`
      : `${status} ${kind === 'text/plain' ? body : kind}`
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1)
}
