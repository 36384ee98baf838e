import type { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { progressOf } from '#server/features/reports/report-progress.ts'
import type { DevWorld } from './dev.world.ts'
import { phonesOf } from './sample-accounts.ts'

const MAX_TASKS = 50

type Activity = Output<typeof devWorlds.activity>

export async function activityOf(world: DevWorld): Promise<Activity> {
  const open = world.streams.list()
  const phones = await phonesOf(
    world.db,
    open.map(({ accountId }) => accountId),
  )
  const stream = open.map(({ id, call, accountId, since }) => ({
    id,
    call,
    since: new Date(since).toISOString(),
    phone: (accountId !== undefined && phones.get(accountId)) || null,
  }))
  return { job: await jobsOf(world), stream }
}

async function jobsOf(world: DevWorld): Promise<Activity['job']> {
  const rows = await world.db
    .selectFrom('job')
    .leftJoin('report', 'report.id', 'job.subject')
    .leftJoin('account', 'account.id', 'report.account_id')
    .select(['job.id', 'job.kind', 'job.state', 'job.attempts', 'job.subject', 'job.created_at'])
    .select(['report.subject as about', 'account.phone'])
    .orderBy('job.id', 'desc')
    .limit(MAX_TASKS)
    .execute()
  return rows.map(({ subject, ...job }) => ({
    ...job,
    report: subject,
    ...progressOf(world, { id: subject, state: REPORT_STATES[job.state] }),
  }))
}

const REPORT_STATES = { queued: 0, running: 0, done: 1, failed: 2 } as const

export async function accountsOf({ db, clock }: DevWorld): Promise<Output<typeof devWorlds.accounts>['row']> {
  const rows = await db
    .selectFrom('account')
    .select(['phone', 'nickname', 'level', 'level_text'])
    .select((e) => [
      e
        .selectFrom('ledger')
        .select((l) => l.fn.sum<number | null>('amount').as('n'))
        .whereRef('account_id', '=', 'account.id')
        .as('power'),
      e
        .selectFrom('report')
        .select((l) => l.fn.countAll<number>().as('n'))
        .whereRef('account_id', '=', 'account.id')
        .as('reports'),
      e
        .selectFrom('orders')
        .select((l) => l.fn.countAll<number>().as('n'))
        .whereRef('account_id', '=', 'account.id')
        .as('orders'),
      e
        .selectFrom('session')
        .select((l) => l.fn.countAll<number>().as('n'))
        .whereRef('account_id', '=', 'account.id')
        .where('expires_at', '>', clock.iso())
        .as('sessions'),
    ])
    .where('sample', '=', 1)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ power, reports, orders, sessions, ...row }) => ({
    ...row,
    power: Number(power ?? 0),
    reports: Number(reports),
    orders: Number(orders),
    sessions: Number(sessions),
  }))
}
