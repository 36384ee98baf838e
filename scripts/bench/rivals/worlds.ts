/** Cost of worlds: to create one, to reset one, and to keep 200 in memory. */
import { median } from '../statistics.ts'
import { processorTime, residentMegabytes } from './processor.ts'

const WORLDS = 200
const RESETS = 200

/** Milliseconds: wall time from request to answer, and processor time of the server. */
export interface Cost {
  wall: number
  processor: number
}

export interface WorldCosts {
  /** First request to a new world. */
  made: Cost
  /** Reset to the seed. */
  reset: Cost
  /** Resident MB per live world. */
  each: number
}

/** The server must have no other clients. */
export async function worldCosts(url: string, pid: number | undefined): Promise<WorldCosts> {
  const ask = async (world: string, reset: boolean) => {
    const began = performance.now()
    const headers = { 'x-world': world, 'content-type': 'application/json' }
    const answer = reset
      ? await fetch(`${url}/__dev/reset`, { method: 'POST', headers, body: '{}' })
      : await fetch(`${url}/api/order/providers`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`World ${world} answered ${answer.status}`)
    return performance.now() - began
  }
  const costOf = async (count: number, nameOf: (i: number) => string, reset: boolean): Promise<Cost> => {
    const before = processorTime(pid)
    const walls: number[] = []
    for (let i = 0; i < count; i++) walls.push(await ask(nameOf(i), reset))
    return { wall: median(walls), processor: (processorTime(pid) - before) / count }
  }
  // Warm up: the first worlds build the seed and compile code.
  for (let i = 0; i < 20; i++) await ask(`warm-${i % 3}`, i > 2)
  const before = residentMegabytes(pid)
  const made = await costOf(WORLDS - 3, (i) => `world-${i}`, false)
  const each = (residentMegabytes(pid) - before) / (WORLDS - 3)
  return { made, reset: await costOf(RESETS, (i) => `world-${i % 10}`, true), each }
}
