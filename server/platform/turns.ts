/**
 * The order of tasks, fair between accounts: each has its turn, a number, and the lowest is taken first. Somebody's first
 * task comes right after the one that was taken last; each further one two places behind their last. So a newcomer goes
 * before all but the current task of somebody who has queued hundreds, and newcomers without end hold up nobody: each finds
 * the queue one place further, and soon behind the task that has waited.
 */
import type { State } from '#server/db/state.ts'

export interface Task {
  kind: string
  subject: number
  revision: number
  accountId: number
  /** ISO instant. */
  at: string
}

/** Adds a task to the queue: call it in the transaction that needs it done, and kick the runner afterwards. */
export async function enqueue(db: State, { kind, subject, revision, accountId, at }: Task): Promise<void> {
  const turn = Math.max((await turnNow(db)) + 1, (await lastTurnOf(db, accountId)) + 2)
  await db
    .insertInto('job')
    .values({ kind, subject, revision, account_id: accountId, turn, state: 'queued', created_at: at })
    .execute()
}

/** The highest turn that was taken: the turn of the current task, or where an empty queue has stopped. */
async function turnNow(db: State): Promise<number> {
  let turn = 0
  for (const state of ['running', 'done', 'failed'] as const) {
    const row = await latest(db).where('state', '=', state).executeTakeFirst()
    turn = Math.max(turn, row?.turn ?? 0)
  }
  return turn
}

const lastTurnOf = async (db: State, accountId: number): Promise<number> =>
  (await latest(db).where('account_id', '=', accountId).executeTakeFirst())?.turn ?? -1

/** Each is the last entry of an index. */
const latest = (db: State) => db.selectFrom('job').select('turn').orderBy('turn', 'desc').limit(1)

/** The tasks that wait, oldest first. */
export const queuedTasks = (db: State) =>
  db.selectFrom('job').select(['id', 'subject', 'created_at']).where('state', '=', 'queued').orderBy('id').execute()

/** Removes the tasks of an account. */
export async function dropTasksOf(db: State, accountId: number): Promise<void> {
  await db.deleteFrom('job').where('account_id', '=', accountId).execute()
}
