import fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addTask, DEAD_OWNER, freshState, hang, runner, silent, taskRows } from './jobs.test-support.ts'
import { type JobHandler, MAX_ATTEMPTS, PermanentFailure } from './jobs.ts'
import { type Job, releaseDead } from './leases.ts'
import type { Logger } from './logger.ts'

describe('a task', () => {
  it('runs once, oldest first', async () => {
    const db = await freshState()
    for (const subject of [3, 1, 2]) await addTask(db, subject)
    const done: number[] = []
    await runner(db, {
      run: async (job, lease) => {
        done.push(job.subject)
        await lease.finish(db)
      },
    }).idle()
    expect(done).toEqual([3, 1, 2])
    expect((await taskRows(db)).map((row) => row.state)).toEqual(['done', 'done', 'done'])
  })
  it('is retried when it fails and given up after the last try', async () => {
    const db = await freshState()
    await addTask(db, 1)
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
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'failed', attempts: MAX_ATTEMPTS }])
  })
  it('is given up at once when it throws PermanentFailure', async () => {
    const db = await freshState()
    await addTask(db, 1)
    await runner(db, {
      run: async () => {
        throw new PermanentFailure('dataDamaged')
      },
    }).idle()
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 1 }])
  })
  it('is given up without a fourth try when its process died three times', async () => {
    const db = await freshState()
    await addTask(db, 1, { state: 'running', attempts: 3, interrupted: 2, lease_owner: DEAD_OWNER, lease_until: 0 })
    await releaseDead(db)
    let ran = 0
    await runner(db, {
      run: async () => {
        ran++
      },
    }).idle()
    expect(ran).toBe(0)
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 4 }])
  })
})

describe('a task that hangs', () => {
  it('is aborted at the time limit, and the try counts as failed', async () => {
    const db = await freshState()
    await addTask(db, 1)
    await addTask(db, 2)
    const handler: Partial<JobHandler> = {
      run: (job, lease, signal) => (job.subject === 1 ? hang(signal) : lease.finish(db)),
    }
    await runner(db, handler, { times: { limit: 1 } }).idle()
    expect(await taskRows(db)).toEqual([
      { subject: 1, state: 'failed', attempts: MAX_ATTEMPTS },
      { subject: 2, state: 'done', attempts: 1 },
    ])
  })
  it('does not delay a stop, and the interrupted try does not count', async () => {
    const db = await freshState()
    await addTask(db, 1)
    const started = Promise.withResolvers<void>()
    const run: JobHandler['run'] = (_job, _lease, signal) => {
      started.resolve()
      return hang(signal)
    }
    const jobs = runner(db, { run }, { times: { grace: 1 } })
    jobs.kick()
    await started.promise
    await jobs.stop()
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'queued', attempts: 0 }])
  })
})

describe('a failure', () => {
  it('is logged with its message and stack', async () => {
    const db = await freshState()
    await addTask(db, 1)
    const lines: string[] = []
    const { log } = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
    await runner(db, { run: () => Promise.reject(new PermanentFailure('dataDamaged')) }, { log }).idle()
    expect(JSON.parse(lines[0] ?? '{}').err).toMatchObject({
      message: 'dataDamaged',
      stack: expect.stringContaining('jobs.test.ts'),
    })
    const typed: Logger = silent
    // @ts-expect-error pino serializes an Error only under `err`; under another key it logs {}
    typed.error({ error: new Error('lost') }, 'it does not compile')
  })
  it('to renew the lease is logged and does not stop the task', async () => {
    const db = await freshState()
    await addTask(db, 1)
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
    expect((await taskRows(db))[0]?.state).toBe('done')
  })
})
