import { onTestFinished } from 'vitest'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { type JobHandler, type JobOptions, type JobRunner, jobRunner } from './jobs.ts'
import type { Logger } from './logger.ts'

export const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} }

export async function freshState(): Promise<State> {
  const db = memoryState()
  await migrate(db)
  onTestFinished(() => db.destroy())
  return db
}

export function runner(db: State, handler: Partial<JobHandler>, options: Partial<JobOptions> = {}): JobRunner {
  const whole: JobHandler = { run: (_, lease) => lease.finish(db), giveUp: (_, lease) => lease.fail(db), ...handler }
  const made = jobRunner({ db, log: silent, handlers: { task: whole }, ...options })
  onTestFinished(() => made.stop())
  return made
}

export const addTask = (db: State, subject: number, more: object = {}) =>
  db
    .insertInto('job')
    .values({ kind: 'task', subject, revision: 1, state: 'queued', account_id: 1, turn: 1, created_at: '', ...more })
    .execute()
export const taskRows = (db: State) =>
  db.selectFrom('job').select(['subject', 'state', 'attempts']).orderBy('id').execute()

/** A dead lease owner: no process has the id 2^30, because Linux stops at 2^22. */
export const DEAD_OWNER = `${2 ** 30}:dead`

export const hang = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
