import { randomUUID } from 'node:crypto'
import type { Selectable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import { withLowDurability } from '#server/db/low-durability.ts'
import type { State } from '#server/db/state.ts'
import type { StateTables } from '#server/db/state-tables.ts'
import type { JobTable } from './platform.tables.ts'

/** `attempts` is the number of this try, from 1; `interrupted` counts earlier tries that ended with their process. */
export type Job = Pick<Selectable<JobTable>, 'id' | 'kind' | 'subject' | 'revision' | 'attempts' | 'interrupted'>

/** Call both in the transaction of the result; they throw {@link LeaseLost} if another process took over. */
export interface Lease {
  finish(db: State): Promise<void>
  fail(db: State): Promise<void>
}

/** Another process took the task over, so this one's result must not be committed. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export const LEASE_MS = 15_000
/** Name of this process in leases. Its process id lets a later process on this machine check whether it is alive. */
const OWNER = `${process.pid}:${randomUUID()}`

/** Tasks to skip: by id, and those with exactly this number of interruptions. */
export interface Waiting {
  ids?: readonly number[]
  interrupted?: number | undefined
}

/** Claims the next task in turn. Tasks with an expired lease are queued again first. */
export async function claim(db: State, { ids = [], interrupted }: Waiting = {}): Promise<Job | undefined> {
  // A claim lost in a power cut only puts the task back in the queue.
  return withLowDurability(db, async (trx) => {
    await interrupt(trx, (query) => query.where('lease_until', '<', Date.now()))
    const next = await trx
      .selectFrom('job')
      .select(['id', 'kind', 'subject', 'revision', 'attempts', 'interrupted'])
      .where('state', '=', 'queued')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .$if(interrupted !== undefined, (query) => query.where('interrupted', '<>', interrupted ?? 0))
      .orderBy('turn')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return undefined
    const attempts = next.attempts + 1
    await trx
      .updateTable('job')
      .set({ state: 'running', lease_owner: OWNER, lease_until: Date.now() + LEASE_MS, attempts })
      .where('id', '=', next.id)
      .execute()
    return { ...next, attempts }
  })
}

/** Queues the tasks of dead processes of this machine again, and returns their number. Call it once at start. */
export async function releaseDead(db: State): Promise<number> {
  const held = await db.selectFrom('job').select(['id', 'lease_owner']).where('state', '=', 'running').execute()
  const dead = held.filter((job) => job.lease_owner !== OWNER && !isAlive(job.lease_owner)).map((job) => job.id)
  if (dead.length > 0) await interrupt(db, (query) => query.where('id', 'in', dead))
  return dead.length
}

/** Queues running tasks again. A try of another process counts as interrupted: that process died or stopped renewing. */
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

/** Queues all running tasks of a restored snapshot again: the process that ran them does not run them here. */
export async function requeue(db: State): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'running')
    .execute()
}

function isAlive(owner: string | null): boolean {
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

export const release = (db: State, job: Job): Promise<void> => queueAgain(db, job, job.attempts)

/** Queues a task that the stop of this process cut off; the try does not count. */
export const releaseUntried = (db: State, job: Job): Promise<void> => queueAgain(db, job, job.attempts - 1)

async function queueAgain(db: State, { id }: Job, attempts: number): Promise<void> {
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
