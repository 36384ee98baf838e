/** Puts a world together around its state. */
import type { Deps } from './deps.ts'
import { systemClock } from './platform/clock.ts'
import { drawingsFolder } from './features/rights/register/drawings.ts'
import { hub } from './platform/hub.ts'
import { jobRunner } from './platform/jobs.ts'
import { releaseDead } from './platform/leases.ts'
import { ledgerData } from './features/ledger/ledger.data.ts'
import type { Logger } from './platform/logger.ts'
import type { PaymentNews } from './features/billing/payments.ts'
import type { ReportEvent } from './features/reports/report-progress.ts'
import { rightsData } from './features/rights/rights.data.ts'
import { robot } from './features/accounts/robot.ts'
import { secretOf } from './platform/secret.ts'
import { sessions } from './features/accounts/sessions.ts'
import { isAccountOpen } from './features/accounts/account.store.ts'
import { accountsData } from './features/accounts/accounts.data.ts'
import { eraseOverdue } from './features/accounts/closing.ts'
import { prune } from './features/accounts/prune.store.ts'
import { billingData } from './features/billing/billing.data.ts'
import { fillPriceList } from './features/billing/price-list.ts'
import { settlement } from './features/billing/settlement.ts'
import { spentBy } from './features/billing/spending.ts'
import type { Foundation } from './features/dev/dev-worlds.ts'
import { picturesInUse as checkedPictures } from './features/rights/infringement/infringement.store.ts'
import { picturesInUse } from './features/rights/patents/queries.store.ts'
import { reportsData } from './features/reports/reports.data.ts'
import { sweepFiles } from './features/reports/reports.files.ts'
import { heldReports } from './features/reports/reports.held.ts'
import { reportJobs } from './features/reports/reports.jobs.ts'
import { TASKS } from './features/reports/reports.rules.ts'
import { filesInUse, reportsById } from './features/reports/reports.store.ts'
import { smsOutbox } from './features/accounts/sms/outbox.ts'
import { noSms } from './features/accounts/sms/unavailable.ts'
import { wechatStandIn } from './features/accounts/wechat/gateways/stand-in.ts'
import { noWechat } from './features/accounts/wechat/gateways/unavailable.ts'
import type { AppWorld } from './world.ts'

/** `extend` is called before anything in the world begins to work, and may add to it. */
export async function buildWorld<W extends AppWorld>(
  deps: Deps,
  log: Logger,
  foundation: Foundation,
  extend: (world: AppWorld) => W,
): Promise<W> {
  const { id, db, files, isUntouched, taskOverrides, orderOverrides } = foundation
  const clock = systemClock(deps.now)
  const personalData = [
    accountsData,
    ledgerData((accountId, ids) => reportsById(db, accountId, ids)),
    billingData,
    reportsData,
    rightsData,
  ]
  if (!isUntouched) {
    // What the last process, or the time since, has left behind.
    await prune(db, clock.now())
    await fillPriceList(db)
    await eraseOverdue({ db, clock, files, personalData })
    await releaseDead(db)
  }
  const pictures = [...(await picturesInUse(db)), ...(await checkedPictures(db))]
  sweepFiles(files, new Set([...(await filesInUse(db)), ...pictures]))
  const handler = reportJobs(
    { pool: deps.pool, catalogueFile: deps.catalogueFile, log, onStep: deps.onStep },
    () => world,
  )
  const events = hub<ReportEvent>(clock)
  const paid = hub<PaymentNews>(clock)
  const secret = await secretOf(db)
  const world: AppWorld = {
    id,
    db,
    files,
    clock,
    secret,
    personalData,
    taskOverrides,
    orderOverrides,
    catalogue: deps.catalogue,
    rights: deps.rights,
    drawings: drawingsFolder(deps.dataDir),
    search: deps.search,
    searchBy: (accountId: number) => deps.search.by(`${id} ${accountId}`),
    isAccountOpen: (accountId) => isAccountOpen(db, accountId),
    spentBy: (accountId) => spentBy(db, accountId),
    reportsById: (accountId, ids) => reportsById(db, accountId, ids),
    sessions: sessions(db, clock, (ended) => {
      events.endWhere(ended)
      paid.endWhere(ended)
    }),
    robot: robot({ secret, clock, ...(deps.robotEffort && { effort: deps.robotEffort }) }),
    sms: deps.sms?.(clock, log) ?? (deps.mode === 'dev' ? smsOutbox(db, clock) : noSms),
    wechat: deps.wechat ?? (deps.mode === 'dev' ? wechatStandIn : noWechat),
    hub: events,
    paid,
    payments: deps.payments?.({ db, secret }) ?? {},
    settlement: settlement(() => world, log, deps.onStep),
    jobs: jobRunner({
      db,
      log,
      handlers: { [TASKS.asin]: handler, [TASKS.market]: handler },
      held: heldReports(() => world),
      concurrency: deps.pool.threads,
      ...(deps.onStep && { onStep: deps.onStep }),
    }),
  }
  const extended = extend(world)
  world.jobs.kick()
  world.settlement.kick()
  return extended
}

/** Ends the streams of its users. */
export function closeStreams({ hub: reports, paid }: AppWorld): void {
  reports.close()
  paid.close()
}

/** Ends its tasks, messages and state. */
export async function stopWorld(world: AppWorld): Promise<void> {
  await Promise.all([world.jobs.stop(), world.settlement.stop()])
  await world.sms.idle()
  await world.db.destroy()
}
