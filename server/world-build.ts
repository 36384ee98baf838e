/** Puts a world together around its state. */
import { prune } from './db/prune.ts'
import type { State } from './db/state.ts'
import type { Deps } from './deps.ts'
import { systemClock } from './domain/clock.ts'
import { drawingsFolder } from './domain/drawings.ts'
import { Faults } from './domain/faults.ts'
import { hub, type ReportEvent } from './domain/hub.ts'
import { jobRunner } from './domain/jobs.ts'
import { releaseDead } from './domain/leases.ts'
import type { Logger } from './domain/logger.ts'
import { OpenStreams } from './domain/open-streams.ts'
import type { PaymentNews } from './domain/payments.ts'
import { RequestLog } from './domain/request-log.ts'
import { robot } from './domain/robot.ts'
import { Scenarios } from './domain/scenarios.ts'
import { secretOf } from './domain/seed.ts'
import { sessions } from './domain/sessions.ts'
import type { World } from './domain/world.ts'
import { eraseOverdue } from './features/account/closing.ts'
import { fillPriceList } from './features/billing/price-list.ts'
import { settlement } from './features/billing/settlement.ts'
import { picturesInUse as checkedPictures } from './features/infringement/infringement.store.ts'
import { picturesInUse } from './features/patents/queries.store.ts'
import { sweepFiles } from './features/reports/reports.files.ts'
import { heldReports } from './features/reports/reports.held.ts'
import { reportJobs } from './features/reports/reports.jobs.ts'
import { TASKS } from './features/reports/reports.rules.ts'
import { filesInUse } from './features/reports/reports.store.ts'
import { smsOutbox } from './gateways/sms/outbox.ts'
import { noSms } from './gateways/sms/unavailable.ts'
import { wechatStandIn } from './gateways/wechat/stand-in.ts'
import { noWechat } from './gateways/wechat/unavailable.ts'

export interface Foundation {
  id: string
  db: State
  files: string
  /** The state is the seed as it was made: there is nothing in it to clear up. */
  untouched?: boolean
  /** The world in whose place it comes: developers who look on go on looking. */
  before?: World | undefined
  /** Called before anything in it begins to work. */
  prepare?: ((world: World) => void) | undefined
}

export async function buildWorld(deps: Deps, log: Logger, foundation: Foundation): Promise<World> {
  const { id, db, files, untouched, before, prepare } = foundation
  const clock = systemClock(deps.now)
  if (!untouched) await clearUp(foundation, clock)
  const pictures = [...(await picturesInUse(db)), ...(await checkedPictures(db))]
  sweepFiles(files, new Set([...(await filesInUse(db)), ...pictures]))
  const handler = reportJobs(
    { pool: deps.pool, catalogueFile: deps.catalogueFile, log, onStep: deps.onStep },
    () => world,
  )
  const events = hub<ReportEvent>(clock)
  const paid = hub<PaymentNews>(clock)
  const secret = await secretOf(db)
  const world: World = {
    ...{ id, db, files, clock },
    ...{ catalogue: deps.catalogue, rights: deps.rights, drawings: drawingsFolder(deps.dataDir) },
    ...{ search: deps.search, searchBy: (accountId: number) => deps.search.by(`${id} ${accountId}`) },
    sessions: sessions(db, clock, (ended) => {
      events.endWhere(ended)
      paid.endWhere(ended)
    }),
    robot: robot({ secret, clock, ...(deps.robotEffort && { effort: deps.robotEffort }) }),
    sms: deps.sms?.(clock, log) ?? (deps.mode === 'dev' ? smsOutbox(db, clock) : noSms),
    wechat: deps.wechat ?? (deps.mode === 'dev' ? wechatStandIn : noWechat),
    ...{ hub: events, paid },
    payments: deps.payments?.({ db, secret }) ?? {},
    settlement: settlement(() => world, log, deps.onStep),
    scenarios: new Scenarios(),
    faults: new Faults(),
    requests: before?.requests ?? new RequestLog(),
    streams: before?.streams ?? new OpenStreams(),
    jobs: jobRunner({
      ...{ db, log, handlers: { [TASKS.asin]: handler, [TASKS.market]: handler }, held: heldReports(() => world) },
      concurrency: deps.pool.threads,
      ...(deps.onStep && { onStep: deps.onStep }),
    }),
    secret,
  }
  prepare?.(world)
  world.jobs.kick()
  world.settlement.kick()
  return world
}

/** What the last process, or the time since, has left behind. */
async function clearUp({ db, files }: Foundation, clock: World['clock']): Promise<void> {
  await prune(db, clock.now())
  await fillPriceList(db)
  await eraseOverdue({ db, clock, files })
  await releaseDead(db)
}

/** Ends the streams of its users. */
export function closeStreams({ hub: reports, paid }: World): void {
  reports.close()
  paid.close()
}
