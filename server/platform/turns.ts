/**
 * Fair order of tasks between accounts: each task has a turn number, and the lowest runs first. The first task of
 * an account gets the turn after the current one; each further task gets a turn two after the account's previous one.
 * So an account with hundreds of tasks does not delay the others, and a stream of new accounts does not starve it,
 * because turn numbers only grow.
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

/** Queues a task. Call it in the transaction that needs the task, and kick the runner after the commit. */
export async function enqueue(db: State, { kind, subject, revision, accountId, at }: Task): Promise<void> {
  const turn = Math.max((await turnNow(db)) + 1, (await lastTurnOf(db, accountId)) + 2)
  await db
    .insertInto('job')
    .values({ kind, subject, revision, account_id: accountId, turn, state: 'queued', created_at: at })
    .execute()
}

/** The highest turn taken so far: the current task's, or the last one's in an empty queue. */
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

/** Ordered by an index, so each query reads one entry. */
const latest = (db: State) => db.selectFrom('job').select('turn').orderBy('turn', 'desc').limit(1)

export const queuedTasks = (db: State) =>
  db.selectFrom('job').select(['id', 'subject', 'created_at']).where('state', '=', 'queued').orderBy('id').execute()

export async function dropTasksOf(db: State, accountId: number): Promise<void> {
  await db.deleteFrom('job').where('account_id', '=', accountId).execute()
}
