/** Makes worlds: the main one from its file, the others in memory from a snapshot of the seed. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { firstWork, openDatabase, openSnapshot, serialise } from './db/open.ts'
import { prune } from './db/prune.ts'
import { refill } from './db/refill.ts'
import { migrate, type State, stateOf } from './db/state.ts'
import type { Deps } from './deps.ts'
import { systemClock } from './domain/clock.ts'
import { hub, type ReportEvent } from './domain/hub.ts'
import { jobRunner } from './domain/jobs.ts'
import { releaseDead } from './domain/leases.ts'
import type { Logger } from './domain/logger.ts'
import type { PaymentNews } from './domain/payments.ts'
import { robot } from './domain/robot.ts'
import { refuseSampleAccounts } from './domain/sample-data.ts'
import { secretOf, seedSampleAccount, seedSampleCoupons } from './domain/seed.ts'
import { sessions } from './domain/sessions.ts'
import { MAIN_WORLD, type World } from './domain/world.ts'
import { eraseOverdue } from './features/account/closing.ts'
import { fillPriceList } from './features/billing/price-list.ts'
import { settlement } from './features/billing/settlement.ts'
import { sweepFiles } from './features/reports/reports.files.ts'
import { reportJobs } from './features/reports/reports.jobs.ts'
import { filesInUse } from './features/reports/reports.store.ts'
import { smsOutbox } from './gateways/sms/outbox.ts'
import { noSms } from './gateways/sms/unavailable.ts'
import { wechatStandIn } from './gateways/wechat/stand-in.ts'
import { noWechat } from './gateways/wechat/unavailable.ts'
import { type Holder, worldShelf } from './world-shelf.ts'

export interface Worlds {
  main: World
  /** The world of that name, made when it is first named; it stays at least until its holder closes. */
  get(id: string, holder?: Holder): World | Promise<World>
  /** Puts a world back to the seed and ends its streams. Waits for the task that runs. */
  reset(world: World): Promise<World>
  close(): Promise<void>
}

export async function openWorlds(deps: Deps, log: Logger): Promise<Worlds> {
  const filesRoot = join(deps.dataDir, 'files')
  let snapshot: Promise<Buffer> | undefined
  let made = 0
  const openSeed = async (): Promise<State> => {
    snapshot ??= seedSnapshot()
    return stateOf(openSnapshot(Buffer.from(await snapshot)))
  }

  const build = async (id: string, db: State, files: string): Promise<World> => {
    const clock = systemClock()
    if (deps.now) clock.set(deps.now)
    await prune(db, clock.now())
    await fillPriceList(db)
    await eraseOverdue({ db, clock, files })
    sweepFiles(files, await filesInUse(db))
    await releaseDead(db)
    const handler = reportJobs({ pool: deps.pool, catalogueFile: deps.catalogueFile, onStep: deps.onStep }, () => world)
    const events = hub<ReportEvent>(clock)
    const paid = hub<PaymentNews>(clock)
    const secret = await secretOf(db)
    const world: World = {
      ...{ id, db, files, clock },
      catalogue: deps.catalogue,
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
      scenarios: new Set(),
      jobs: jobRunner({ db, log, handlers: { asinReport: handler }, ...(deps.onStep && { onStep: deps.onStep }) }),
      secret,
    }
    world.jobs.kick()
    world.settlement.kick()
    return world
  }
  const openMain = async () => {
    const file = join(deps.dataDir, 'state.sqlite')
    const db = stateOf(openDatabase(file, { exclusive: true, durable: true }))
    try {
      return await firstWork(file, async () => {
        await migrate(db)
        if (deps.mode === 'dev') await seedSamples(db)
        else await refuseSampleAccounts(db, file)
        return build(MAIN_WORLD, db, join(filesRoot, MAIN_WORLD))
      })
    } catch (error) {
      await db.destroy()
      throw error
    }
  }
  const openOther = async (id: string) => {
    // Numbered, as one of the same name may still be leaving.
    const files = join(filesRoot, 'worlds', `${id}.${++made}`)
    return build(id, await openSeed(), files)
  }
  const shut = async (world: World) => {
    closeStreams(world)
    await Promise.all([world.jobs.stop(), world.settlement.stop()])
    await world.sms.idle()
    await world.db.destroy()
  }
  const drop = async (world: World) => {
    try {
      await shut(world)
      rmSync(world.files, { recursive: true, force: true })
    } catch (err) {
      log.error({ err, world: world.id }, 'world could not be dropped')
    }
  }
  const shelf = worldShelf(openOther, drop)
  const renew = async (id: string): Promise<World> => {
    const old = id === MAIN_WORLD ? main : await shelf.get(id)
    closeStreams(old)
    await Promise.all([old.jobs.stop(), old.settlement.stop()])
    const seed = await openSeed()
    // The database stays open: who asked before the reset is still answered.
    await refill(old.db, seed).finally(() => seed.destroy())
    const fresh = await build(id, old.db, old.files)
    if (id === MAIN_WORLD) main = fresh
    else shelf.replace(fresh)
    return fresh
  }
  const renewals = new Map<string, Promise<void>>()
  let main = await openMain()
  // Only now that the data is ours alone: another server's worlds are not to be removed.
  rmSync(join(filesRoot, 'worlds'), { recursive: true, force: true })
  return {
    get main() {
      return main
    },
    get: (id, holder) => (id === MAIN_WORLD ? main : shelf.get(id, holder)),
    reset({ id }) {
      // One after the other: each leaves the seed behind, and none closes what the next one needs.
      const before = renewals.get(id) ?? Promise.resolve()
      const renewal = before.then(() => renew(id))
      const ended = renewal.then(
        () => undefined,
        () => undefined,
      )
      renewals.set(id, ended)
      return renewal
    },
    async close() {
      await Promise.all([shut(main), shelf.clear()])
      mkdirSync(filesRoot, { recursive: true })
      rmSync(join(filesRoot, 'worlds'), { recursive: true, force: true })
    },
  }
}

function closeStreams({ hub: reports, paid }: World): void {
  reports.close()
  paid.close()
}

/** The seed as bytes: migrated, with the sample account. Made once, on the first world that is named. */
async function seedSnapshot(): Promise<Buffer> {
  const connection = openDatabase(':memory:')
  const db = stateOf(connection)
  await migrate(db)
  await seedSamples(db)
  const bytes = serialise(connection)
  await db.destroy()
  return bytes
}

async function seedSamples(db: State): Promise<void> {
  await seedSampleAccount(db, systemClock().iso())
  await seedSampleCoupons(db)
}
