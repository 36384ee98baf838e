import { addressEpoch } from '#server/features/accounts/account.store.ts'
import { accountsData } from '#server/features/accounts/accounts.data.ts'
import { cleanup } from '#server/features/accounts/cleanup.ts'
import { eraseOverdue } from '#server/features/accounts/closing.ts'
import { prune } from '#server/features/accounts/prune.store.ts'
import { robot } from '#server/features/accounts/robot.ts'
import { sessions } from '#server/features/accounts/sessions.ts'
import { smsOutbox } from '#server/features/accounts/sms/outbox.ts'
import { noSms } from '#server/features/accounts/sms/unavailable.ts'
import { wechatStandIn } from '#server/features/accounts/wechat/gateways/stand-in.ts'
import { noWechat } from '#server/features/accounts/wechat/gateways/unavailable.ts'
import { billingData } from '#server/features/billing/billing.data.ts'
import type { OrderEvent } from '#server/features/billing/payments.ts'
import { fillPriceList } from '#server/features/billing/price-list.ts'
import { settlement } from '#server/features/billing/settlement.ts'
import { sumPaid } from '#server/features/billing/spending.ts'
import { calculatorsData } from '#server/features/calculators/calculators.data.ts'
import { picturesFolder } from '#server/features/catalogue/stored-picture.ts'
import type { Foundation } from '#server/features/dev/dev-worlds.ts'
import { keywordsData } from '#server/features/keywords/keywords.data.ts'
import { ledgerData } from '#server/features/ledger/ledger.data.ts'
import { searchMarkets } from '#server/features/markets/search-markets.ts'
import { presetsData } from '#server/features/presets/presets.data.ts'
import { postponedReports } from '#server/features/reports/making/postponed-reports.ts'
import { reportJobs } from '#server/features/reports/making/reports.jobs.ts'
import type { ReportEvent } from '#server/features/reports/report-progress.ts'
import { reportsData } from '#server/features/reports/reports.data.ts'
import { sweepFiles } from '#server/features/reports/reports.files.ts'
import { TASKS } from '#server/features/reports/reports.rules.ts'
import { filesInUse, reportsById } from '#server/features/reports/reports.store.ts'
import { picturesInUse as checkedPictures } from '#server/features/rights/infringement/infringement.store.ts'
import { picturesInUse } from '#server/features/rights/patents/queries.store.ts'
import { drawingsFolder } from '#server/features/rights/register/drawings.ts'
import { rightsData } from '#server/features/rights/rights.data.ts'
import { watchChecks } from '#server/features/watches/check-watches.ts'
import { watchesData } from '#server/features/watches/watches.data.ts'
import { systemClock } from '#server/platform/clock.ts'
import { hub } from '#server/platform/hub.ts'
import { jobRunner } from '#server/platform/jobs.ts'
import { releaseDead } from '#server/platform/leases.ts'
import type { Logger } from '#server/platform/logger.ts'
import { ensureSecret } from '#server/platform/secret.ts'
import type { Deps } from './deps.ts'
import type { AppWorld } from './world.ts'

/** `extend` may add to the world before its tasks start. Long, because it is one list of parts. */
export async function buildWorld<W extends AppWorld>(
  deps: Deps,
  log: Logger,
  foundation: Foundation,
  extend: (world: AppWorld) => W,
): Promise<W> {
  const { id, db, files, isUntouched, taskOverrides, orderOverrides } = foundation
  const clock = systemClock(deps.now)
  const reportsOf: AppWorld['reportsById'] = (accountId, ids) => reportsById(db, accountId, ids)
  const secret = await ensureSecret(db)
  const personalData = [
    accountsData,
    ledgerData(reportsOf),
    billingData,
    reportsData,
    rightsData,
    calculatorsData,
    watchesData,
    presetsData,
    keywordsData,
  ]
  if (!isUntouched) {
    // Remove what the last process left behind and what has expired since.
    await prune(db, clock.now())
    await fillPriceList(db)
    await eraseOverdue({ db, clock, secret, files, personalData })
    await releaseDead(db)
  }
  const pictures = [...(await picturesInUse(db)), ...(await checkedPictures(db))]
  sweepFiles(files, new Set([...(await filesInUse(db)), ...pictures]))
  const handler = reportJobs(
    { pool: deps.pool, catalogueFile: deps.catalogueFile, log, onStep: deps.onStep },
    () => world,
  )
  const events = hub<ReportEvent>(clock)
  const orderEvents = hub<OrderEvent>(clock)
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
    pictures: picturesFolder(deps.dataDir),
    rights: deps.rights,
    screener: deps.screener,
    drawings: drawingsFolder(deps.dataDir),
    search: deps.search,
    searchBy: (accountId: number) => deps.search.by(`${id} ${accountId}`),
    addressEpoch: (accountId) => addressEpoch(db, accountId),
    spentBy: (accountId) => sumPaid(db, accountId),
    reportsById: reportsOf,
    sessions: sessions(db, clock, (ended) => {
      events.endWhere(ended)
      orderEvents.endWhere(ended)
    }),
    robot: robot({ secret, clock, ...(deps.robotEffort && { effort: deps.robotEffort }) }),
    sms: deps.sms?.(clock, log) ?? (deps.dev ? smsOutbox(db, clock) : noSms),
    wechat: deps.wechat ?? (deps.dev ? wechatStandIn : noWechat),
    cleanup: cleanup(() => world, log),
    watchChecks: watchChecks(() => world, log),
    searchMarkets: (accountId, filter) => searchMarkets(world, accountId, filter),
    hub: events,
    orderEvents,
    payments: deps.payments?.({ db, secret }) ?? {},
    settlement: settlement(() => world, log, deps.onStep),
    jobs: jobRunner({
      db,
      log,
      handlers: { [TASKS.asin]: handler, [TASKS.market]: handler },
      findPostponed: postponedReports(() => world),
      concurrency: deps.pool.threads,
      ...(deps.onStep && { onStep: deps.onStep }),
    }),
  }
  const extended = extend(world)
  world.jobs.kick()
  world.settlement.kick()
  return extended
}

export function closeStreams({ hub: reports, orderEvents }: AppWorld): void {
  reports.close()
  orderEvents.close()
}

export async function stopWorld(world: AppWorld): Promise<void> {
  await Promise.all([world.jobs.stop(), world.settlement.stop(), world.cleanup.stop(), world.watchChecks.stop()])
  await world.sms.idle()
  await world.db.destroy()
}
