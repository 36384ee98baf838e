import { describe, expect, it } from 'vitest'
import type { State } from '#server/db/state.ts'
import { addTask, DEAD_OWNER, freshState, hang, runner, taskRows } from './jobs.test-support.ts'
import type { JobHandler } from './jobs.ts'
import { LeaseLost, releaseDead } from './leases.ts'

describe('a lease', () => {
  it('of a living process is respected until it expires', async () => {
    const db = await freshState()
    await addTask(db, 1, {
      state: 'running',
      attempts: 1,
      lease_owner: `${process.ppid}:other`,
      lease_until: Date.now() + 60_000,
    })
    expect(await releaseDead(db)).toBe(0)
    const jobs = runner(db, {})
    await jobs.idle()
    expect((await taskRows(db))[0]?.state).toBe('running')
    await db
      .updateTable('job')
      .set({ lease_until: Date.now() - 1 })
      .execute()
    await jobs.idle()
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'done', attempts: 2 }])
  })
  it('of a dead process is released at once', async () => {
    const db = await freshState()
    await addTask(db, 1, {
      state: 'running',
      attempts: 1,
      lease_owner: DEAD_OWNER,
      lease_until: Date.now() + 60_000,
    })
    expect(await releaseDead(db)).toBe(1)
    await runner(db, {}).idle()
    expect((await taskRows(db))[0]?.state).toBe('done')
  })
  it('that another process took over cannot commit', async () => {
    const db = await freshState()
    await addTask(db, 1)
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
    expect((await taskRows(db))[0]?.state).toBe('running')
  })
})

describe('a task whose processes keep dying', () => {
  const restart = async (db: State) => {
    await db.updateTable('job').set({ lease_owner: DEAD_OWNER }).where('state', '=', 'running').execute()
    await releaseDead(db)
  }
  /** A process killed during the task. `took` resolves when the task starts. */
  const dyingProcess = (db: State, settled: number) => {
    const took = Promise.withResolvers<boolean>()
    const run: JobHandler['run'] = (_job, _lease, signal) => {
      took.resolve(true)
      return hang(signal)
    }
    const jobs = runner(db, { run }, { times: { settled, grace: 1 } })
    jobs.kick()
    return { took: took.promise, foundNothing: () => jobs.idle().then(() => false) }
  }
  const NEVER = 2 ** 30

  it('keeps all its tries for a process that survives, if the others died soon after their start', async () => {
    const db = await freshState()
    await addTask(db, 1)
    const taken: boolean[] = []
    for (let restarts = 0; restarts < 6; restarts++) {
      const { took, foundNothing } = dyingProcess(db, NEVER)
      taken.push(await Promise.race([took, foundNothing()]))
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
    expect(tries).toEqual([3, 4, 5])
  })

  it('is given up after the third process, if each died only after it had settled', async () => {
    const db = await freshState()
    await addTask(db, 1)
    for (let restarts = 0; restarts < 3; restarts++) {
      await dyingProcess(db, 1).took
      await restart(db)
    }
    await runner(db, {}, { times: { settled: NEVER } }).idle()
    expect(await taskRows(db)).toEqual([{ subject: 1, state: 'failed', attempts: 4 }])
  })
})
