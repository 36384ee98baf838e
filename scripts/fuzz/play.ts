/** Runs the steps against one call in a fresh world and returns the first fault. */
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { checkBudget } from './budget.ts'
import { findInconsistency, hashStranger } from './consistency.ts'
import { findFault, findLeak } from './judge.ts'
import { openScene } from './scene.ts'
import { type Sent, send } from './send.ts'
import type { Step } from './step.ts'
import type { System } from './system.ts'

export interface Tally {
  sent: number
  /** Counts by envelope code, or by status and type for other answers. */
  outcomes: Map<string, number>
}

/** Observers: `watch` sees each step, `tally` counts the answers. */
export interface Notes {
  tally: Tally
  watch(step: Step): void
}

/** A run with a slow call is repeated this often, each time in a fresh world: a busy machine can slow down one run. */
const TRIES = 3

export async function play(
  system: System,
  endpoint: Endpoint,
  steps: readonly Step[],
  notes: Notes,
): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const { fault, slow } = await playOnce(system, endpoint, steps, notes)
    if (fault !== undefined || slow === undefined || tries === TRIES) return fault ?? slow
  }
}

async function playOnce(system: System, endpoint: Endpoint, steps: readonly Step[], { tally, watch }: Notes) {
  const scene = await openScene(system)
  const before = await hashStranger(scene)
  const secrets = [scene.world.secret, scene.tokens.stranger, system.keys.privateKey]
  for (const [i, step] of steps.entries()) {
    watch(step)
    const sent = await send(system, scene, endpoint, step)
    count(tally, endpoint, sent)
    const at = `step ${i + 1}: `
    const fault = findFault(endpoint, sent) ?? findLeak(sent, step.address.includes('~stranger~') ? [] : secrets)
    if (fault !== undefined) return { fault: at + fault }
    const slow = checkBudget(sent.milliseconds)
    if (slow !== undefined) return { slow: at + slow }
  }
  const fault = await findInconsistency(system, scene, endpoint)
  if (fault !== undefined) return { fault: `after all steps: ${fault}` }
  const after = await hashStranger(scene)
  // Dev calls can reset the world, which removes the stranger.
  return after === before || after === '' ? {} : { fault: 'after all steps: rows of another account have changed' }
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
