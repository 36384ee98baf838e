/** Rows of durable tasks and the leases on them: who may work on which task, and for how long. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { withLowDurability } from '#server/db/low-durability.ts'
import type { State } from '#server/db/state.ts'
import type { JobTable } from './platform.tables.ts'

/** A claimed task. `attempts`: which try this is, from 1. */
export type Job = Pick<Selectable<JobTable>, 'id' | 'kind' | 'subject' | 'revision' | 'attempts'>

/** The hold on a task. Both calls are made in the transaction of the result and throw {@link LeaseLost} when the hold is gone. */
export interface Lease {
  finish(db: State): Promise<void>
  fail(db: State): Promise<void>
}

/** Another process has taken the task over: whatever this one made is not to be committed. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export const LEASE_MS = 15_000
/** Name of this process in leases: the process id tells a later process on this machine whether it still lives. */
const OWNER = `${process.pid}:${randomUUID()}`

/** Takes the task whose turn it is, before it one whose holder is gone; none of those that are held back. */
export async function claim(db: State, held: readonly number[] = []): Promise<Job | undefined> {
  // A claim that a power cut takes back is a task that waits again.
  return withLowDurability(db, async (trx) => {
    const open = trx
      .selectFrom('job')
      .select(['id', 'kind', 'subject', 'revision', 'attempts'])
      .$if(held.length > 0, (query) => query.where('id', 'not in', held))
      .orderBy('turn')
      .orderBy('id')
      .limit(1)
    const free =
      (await open.where('state', '=', 'running').where('lease_until', '<', Date.now()).executeTakeFirst()) ??
      (await open.where('state', '=', 'queued').executeTakeFirst())
    if (!free) return undefined
    await trx
      .updateTable('job')
      .set({ state: 'running', lease_owner: OWNER, lease_until: Date.now() + LEASE_MS, attempts: free.attempts + 1 })
      .where('id', '=', free.id)
      .execute()
    return { ...free, attempts: free.attempts + 1 }
  })
}

/** Frees the tasks of processes of this machine that no longer live. Called once at start. */
export async function releaseDead(db: State): Promise<number> {
  const held = await db.selectFrom('job').select(['id', 'lease_owner']).where('state', '=', 'running').execute()
  const dead = held.filter((job) => job.lease_owner !== OWNER && !lives(job.lease_owner)).map((job) => job.id)
  if (dead.length > 0)
    await db
      .updateTable('job')
      .set({ state: 'queued', lease_owner: null, lease_until: null })
      .where('id', 'in', dead)
      .execute()
  return dead.length
}

/** Frees all tasks that somebody was at when the state was kept: whoever it was is not at them here. */
export async function requeue(db: State): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'running')
    .execute()
}

function lives(owner: string | null): boolean {
  const pid = Number(owner?.split(':')[0])
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export async function renew(db: State, job: Job): Promise<void> {
  await withLowDurability(db, (trx) =>
    trx
      .updateTable('job')
      .set({ lease_until: Date.now() + LEASE_MS })
      .where('id', '=', job.id)
      .where('lease_owner', '=', OWNER)
      .where('state', '=', 'running')
      .execute(),
  )
}

export async function release(db: State, job: Job): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('id', '=', job.id)
    .where('lease_owner', '=', OWNER)
    .execute()
}

export function leaseOf(job: Job): Lease {
  const end = (state: 'done' | 'failed') => async (db: State) => {
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ state, lease_owner: null, lease_until: null })
      .where('id', '=', job.id)
      .where('state', '=', 'running')
      .where('lease_owner', '=', OWNER)
      .where('attempts', '=', job.attempts)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new LeaseLost(`Task ${job.id} is no longer held`)
  }
  return { finish: end('done'), fail: end('failed') }
}
