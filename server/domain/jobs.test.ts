import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { migrate, type State, stateOf } from '#server/db/state.ts'
import {
  Hopeless,
  type Job,
  type JobHandler,
  type JobRunner,
  jobRunner,
  LeaseLost,
  MAX_ATTEMPTS,
  releaseDead,
} from './jobs.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function state(): Promise<State> {
  const db = stateOf(openDatabase(':memory:'))
  await migrate(db)
  open.push(() => db.destroy())
  return db
}

function runner(db: State, handler: Partial<JobHandler>): JobRunner {
  const whole: JobHandler = { run: (_, lease) => lease.finish(db), giveUp: (_, lease) => lease.fail(db), ...handler }
  const made = jobRunner({ db, log: silent, handlers: { task: whole } })
  open.unshift(() => made.stop())
  return made
}

const add = (db: State, subject: number, more: object = {}) =>
  db
    .insertInto('job')
    .values({ kind: 'task', subject, revision: 1, state: 'queued', created_at: '', ...more })
    .execute()
const rows = (db: State) => db.selectFrom('job').select(['subject', 'state', 'attempts']).orderBy('id').execute()

describe('a task', () => {
  it('is done once, oldest first', async () => {
    const db = await state()
    for (const subject of [3, 1, 2]) await add(db, subject)
    const done: number[] = []
    await runner(db, {
      run: async (job, lease) => {
        done.push(job.subject)
        await lease.finish(db)
      },
    }).idle()
    expect(done).toEqual([3, 1, 2])
    expect((await rows(db)).map((row) => row.state)).toEqual(['done', 'done', 'done'])
  })
  it('that fails is tried again, and given up after the last try', async () => {
    const db = await state()
    await add(db, 1)
    const tries: number[] = []
    const givenUp: Job[] = []
    await runner(db, {
      run: async (job) => {
        tries.push(job.attempts)
        throw new Error('no luck')
      },
      giveUp: async (job, lease) => {
        givenUp.push(job)
        await lease.fail(db)
      },
    }).idle()
    expect(tries).toEqual([1, 2, 3])
    expect(givenUp).toHaveLength(1)
    expect(await rows(db)).toEqual([{ subject: 1, state: 'failed', attempts: MAX_ATTEMPTS }])
  })
  it('that is hopeless is given up at once', async () => {
    const db = await state()
    await add(db, 1)
    await runner(db, {
      run: async () => {
        throw new Hopeless('dataDamaged')
      },
    }).idle()
    expect(await rows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 1 }])
  })
  it('whose process died on every try is given up without another', async () => {
    const db = await state()
    await add(db, 1, { state: 'running', attempts: MAX_ATTEMPTS, lease_owner: 'gone', lease_until: 0 })
    let ran = 0
    await runner(db, {
      run: async () => {
        ran++
      },
    }).idle()
    expect(ran).toBe(0)
    expect((await rows(db))[0]?.state).toBe('failed')
  })
})

describe('a lease', () => {
  it('of a living process is respected until it runs out', async () => {
    const db = await state()
    await add(db, 1, {
      state: 'running',
      attempts: 1,
      lease_owner: `${process.ppid}:other`,
      lease_until: Date.now() + 60_000,
    })
    expect(await releaseDead(db)).toBe(0)
    const jobs = runner(db, {})
    await jobs.idle()
    expect((await rows(db))[0]?.state).toBe('running')
    await db
      .updateTable('job')
      .set({ lease_until: Date.now() - 1 })
      .execute()
    await jobs.idle()
    expect(await rows(db)).toEqual([{ subject: 1, state: 'done', attempts: 2 }])
  })
  it('of a dead process is released at once', async () => {
    const db = await state()
    // No process has the number 2^30: Linux stops at 2^22.
    await add(db, 1, {
      state: 'running',
      attempts: 1,
      lease_owner: `${2 ** 30}:dead`,
      lease_until: Date.now() + 60_000,
    })
    expect(await releaseDead(db)).toBe(1)
    await runner(db, {}).idle()
    expect((await rows(db))[0]?.state).toBe('done')
  })
  it('that another process has taken over commits nothing', async () => {
    const db = await state()
    await add(db, 1)
    const lost: unknown[] = []
    await runner(db, {
      run: async (job, lease) => {
        await db
          .updateTable('job')
          .set({ lease_owner: 'other', lease_until: Date.now() + 60_000 })
          .where('id', '=', job.id)
          .execute()
        await lease.finish(db).catch((error: unknown) => {
          lost.push(error)
          throw error
        })
      },
    }).idle()
    expect(lost[0]).toBeInstanceOf(LeaseLost)
    expect((await rows(db))[0]?.state).toBe('running')
  })
})
