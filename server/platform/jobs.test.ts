import fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { Hopeless, type JobHandler, type JobOptions, type JobRunner, jobRunner, MAX_ATTEMPTS } from './jobs.ts'
import { type Job, LeaseLost, releaseDead } from './leases.ts'
import type { Logger } from './logger.ts'

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} }
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function state(): Promise<State> {
  const db = memoryState()
  await migrate(db)
  open.push(() => db.destroy())
  return db
}

function runner(db: State, handler: Partial<JobHandler>, options: Partial<JobOptions> = {}): JobRunner {
  const whole: JobHandler = { run: (_, lease) => lease.finish(db), giveUp: (_, lease) => lease.fail(db), ...handler }
  const made = jobRunner({ db, log: silent, handlers: { task: whole }, ...options })
  open.unshift(() => made.stop())
  return made
}

const add = (db: State, subject: number, more: object = {}) =>
  db
    .insertInto('job')
    .values({ kind: 'task', subject, revision: 1, state: 'queued', account_id: 1, turn: 1, created_at: '', ...more })
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
  it('whose process died at its third try is given up without another', async () => {
    const db = await state()
    await add(db, 1, { state: 'running', attempts: 3, interrupted: 2, lease_owner: GONE, lease_until: 0 })
    await releaseDead(db)
    let ran = 0
    await runner(db, {
      run: async () => {
        ran++
      },
    }).idle()
    expect(ran).toBe(0)
    expect(await rows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 4 }])
  })
})

/** A holder that died: no process has the number 2^30, as Linux stops at 2^22. */
const GONE = `${2 ** 30}:dead`

describe('a task whose process is killed again and again', () => {
  /** Starts on what a killed process has left. */
  const restart = async (db: State) => {
    await db.updateTable('job').set({ lease_owner: GONE }).where('state', '=', 'running').execute()
    await releaseDead(db)
  }
  /** A process that is killed while it does the task; `took` resolves when it has begun. */
  const dyingProcess = (db: State, settled: number) => {
    const took = Promise.withResolvers<boolean>()
    const run: JobHandler['run'] = (_job, _lease, signal) => {
      took.resolve(true)
      return hang(signal)
    }
    const jobs = runner(db, { run }, { times: { settled, grace: 1 } })
    jobs.kick()
    return { took: took.promise, lookedInVain: () => jobs.idle().then(() => false) }
  }
  const NEVER = 2 ** 30

  it('in quick succession keeps all its tries for a process that lives', async () => {
    const db = await state()
    await add(db, 1)
    const taken: boolean[] = []
    for (let restarts = 0; restarts < 6; restarts++) {
      const { took, lookedInVain } = dyingProcess(db, NEVER)
      taken.push(await Promise.race([took, lookedInVain()]))
      await restart(db)
    }
    expect(taken).toEqual([true, true, false, false, false, false])
    const tries: number[] = []
    const end = Promise.withResolvers<void>()
    const failing: JobHandler = {
      run: async ({ attempts }) => {
        tries.push(attempts)
        throw new Error('no luck')
      },
      giveUp: async (_, lease) => {
        await lease.fail(db)
        end.resolve()
      },
    }
    runner(db, failing, { times: { settled: 1 } })
    await end.promise
    // Three failures of its own, after the two tries that were cut off.
    expect(tries).toEqual([3, 4, 5])
  })

  it('by the task itself ends with the third process', async () => {
    const db = await state()
    await add(db, 1)
    for (let restarts = 0; restarts < 3; restarts++) {
      await dyingProcess(db, 1).took
      await restart(db)
    }
    await runner(db, {}, { times: { settled: NEVER } }).idle()
    expect(await rows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 4 }])
  })
})

/** Never ends by itself: rejects when the signal does. */
const hang = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

describe('a task that hangs', () => {
  it('is cut off at the limit of time, which counts as a failed try', async () => {
    const db = await state()
    await add(db, 1)
    await add(db, 2)
    const handler: Partial<JobHandler> = {
      run: (job, lease, signal) => (job.subject === 1 ? hang(signal) : lease.finish(db)),
    }
    await runner(db, handler, { times: { limit: 1 } }).idle()
    expect(await rows(db)).toEqual([
      { subject: 1, state: 'failed', attempts: MAX_ATTEMPTS },
      { subject: 2, state: 'done', attempts: 1 },
    ])
  })
  it('does not hold up a stop: the next process takes it over, as if it had not been tried', async () => {
    const db = await state()
    await add(db, 1)
    const started = Promise.withResolvers<void>()
    const run: JobHandler['run'] = (_job, _lease, signal) => {
      started.resolve()
      return hang(signal)
    }
    const jobs = runner(db, { run }, { times: { grace: 1 } })
    jobs.kick()
    await started.promise
    await jobs.stop()
    expect(await rows(db)).toEqual([{ subject: 1, state: 'queued', attempts: 0 }])
  })
})

describe('a failure', () => {
  it('is logged with its message and stack', async () => {
    const db = await state()
    await add(db, 1)
    const lines: string[] = []
    const { log } = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
    await runner(db, { run: () => Promise.reject(new Hopeless('dataDamaged')) }, { log }).idle()
    expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({
      message: 'dataDamaged',
      stack: expect.stringContaining('jobs.test.ts'),
    })
    const typed: Logger = silent
    // @ts-expect-error pino logs an Error under any other name as {}
    typed.error({ error: new Error('lost') }, 'it does not compile')
  })
  it('to renew a lease is logged and harms nothing else', async () => {
    const db = await state()
    await add(db, 1)
    await sql`CREATE TRIGGER full BEFORE UPDATE ON job WHEN OLD.state = 'running' AND NEW.state = 'running'
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(db)
    const warned = Promise.withResolvers<unknown>()
    const run: JobHandler['run'] = async (_, lease) => {
      await warned.promise
      await lease.finish(db)
    }
    const log = { ...silent, warn: (fields: { err?: unknown }) => warned.resolve(fields.err) }
    await runner(db, { run }, { log, times: { renew: 1 } }).idle()
    expect(await warned.promise).toMatchObject({ message: 'the disk is full' })
    expect((await rows(db))[0]?.state).toBe('done')
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
    await add(db, 1, {
      state: 'running',
      attempts: 1,
      lease_owner: GONE,
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
