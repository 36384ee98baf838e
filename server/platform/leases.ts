/** Rows of durable tasks and the leases on them: who may work on which task, and for how long. */
import { randomUUID } from 'node:crypto'
import type { Selectable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import { withLowDurability } from '#server/db/low-durability.ts'
import type { State } from '#server/db/state.ts'
import type { StateTables } from '#server/db/state-tables.ts'
import type { JobTable } from './platform.tables.ts'

/** A claimed task. `attempts`: which try this is, from 1. `interrupted`: how many of those before ended with their process. */
export type Job = Pick<Selectable<JobTable>, 'id' | 'kind' | 'subject' | 'revision' | 'attempts' | 'interrupted'>

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

/** Tasks that are not to be taken now: by their id, and those that were interrupted exactly so many times. */
export interface Waiting {
  ids?: readonly number[]
  interrupted?: number | undefined
}

/** Takes the task whose turn it is; one whose holder is gone has its turn again. */
export async function claim(db: State, { ids = [], interrupted }: Waiting = {}): Promise<Job | undefined> {
  // A claim that a power cut takes back is a task that waits again.
  return withLowDurability(db, async (trx) => {
    await interrupt(trx, (query) => query.where('lease_until', '<', Date.now()))
    const free = await trx
      .selectFrom('job')
      .select(['id', 'kind', 'subject', 'revision', 'attempts', 'interrupted'])
      .where('state', '=', 'queued')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .$if(interrupted !== undefined, (query) => query.where('interrupted', '<>', interrupted ?? 0))
      .orderBy('turn')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!free) return undefined
    const attempts = free.attempts + 1
    await trx
      .updateTable('job')
      .set({ state: 'running', lease_owner: OWNER, lease_until: Date.now() + LEASE_MS, attempts })
      .where('id', '=', free.id)
      .execute()
    return { ...free, attempts }
  })
}

/** Frees the tasks of processes of this machine that no longer live. Called once at start. */
export async function releaseDead(db: State): Promise<number> {
  const held = await db.selectFrom('job').select(['id', 'lease_owner']).where('state', '=', 'running').execute()
  const dead = held.filter((job) => job.lease_owner !== OWNER && !lives(job.lease_owner)).map((job) => job.id)
  if (dead.length > 0) await interrupt(db, (query) => query.where('id', 'in', dead))
  return dead.length
}

/** Frees tasks that are held. The try of another process has ended with that process, or without its renewals. */
async function interrupt(db: State, which: (query: JobUpdate) => JobUpdate): Promise<void> {
  const query = db.updateTable('job').set((e) => ({
    state: 'queued' as const,
    lease_owner: null,
    lease_until: null,
    interrupted: e
      .case()
      .when('lease_owner', '=', OWNER)
      .then(e.ref('interrupted'))
      .else(e('interrupted', '+', 1))
      .end(),
  }))
  await which(query.where('state', '=', 'running')).execute()
}
type JobUpdate = UpdateQueryBuilder<StateTables, 'job', 'job', UpdateResult>

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

/** Frees a task for another try. */
export const release = (db: State, job: Job): Promise<void> => free(db, job, job.attempts)

/** Frees a task whose try was cut off by the stop of this process, as if it had not been tried. */
export const giveBack = (db: State, job: Job): Promise<void> => free(db, job, job.attempts - 1)

async function free(db: State, { id }: Job, attempts: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'queued', lease_owner: null, lease_until: null, attempts })
    .where('id', '=', id)
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
