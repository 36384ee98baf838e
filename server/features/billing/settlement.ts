/**
 * What has to happen without anybody asking: orders that nobody paid in time are closed, money that is owed is paid back,
 * levels that are over end. All of it is read from the state, so a process that dies anywhere in it leaves it for the
 * next. Each provider has a lane of its own: one that is down or slow holds up nothing but itself, and what fails at it is
 * passed by and tried again at the next turn.
 */
import { PROVIDERS, type ProviderName } from '#contracts/api/billing.ts'
import type { Logger } from '#server/domain/logger.ts'
import type { Settlement } from '#server/domain/payments.ts'
import type { World } from '#server/domain/world.ts'
import { inPieces, lane, workThrough } from './lanes.ts'
import { bringUpToDate, endedLevels } from './membership.store.ts'
import { closeOverdue, type Desk, payBack } from './order-end.ts'
import { dueOrders, owedPayments } from './orders.store.ts'

const EVERY_MS = 30_000
/** How many questions a provider is asked at once. */
const AT_ONCE = 4
/** How many of those that failed are named in the log. */
const NAMED = 10

/** `world` is asked for late: the world holds the settlement. */
export function settlement(world: () => World, log: Logger, onStep?: Desk['onStep']): Settlement {
  let stopped = false
  const isStopped = () => stopped
  const open = (work: () => Promise<void>) =>
    lane(async () => {
      if (!stopped) await work().catch((error: unknown) => log.error({ err: error }, 'settling orders failed'))
    })
  const ofProvider = async (name: ProviderName) => {
    const provider = world().payments[name]
    if (provider) await settleAt({ world: world(), name, provider, log, onStep }, isStopped)
    else await tellStranded(world(), name, log)
  }
  const lanes = [...PROVIDERS.map((name) => open(() => ofProvider(name))), open(() => endLevels(world()))]
  const settle = async () => {
    await Promise.all(lanes.map((ask) => ask()))
  }
  const patrol = setInterval(() => void settle(), EVERY_MS)
  patrol.unref()
  return {
    kick: () => void settle(),
    settle,
    async stop() {
      stopped = true
      clearInterval(patrol)
      // Behind what is under way comes a turn that does nothing.
      await settle()
    },
  }
}

async function settleAt(desk: Desk, isStopped: () => boolean): Promise<void> {
  const { name, world, log } = desk
  const { db, clock } = world
  await each(
    'order',
    (last) => dueOrders(db, name, clock.iso(), last?.no),
    ({ no }) => no,
    closeOverdue,
  )
  await each(
    'payment',
    (last) => owedPayments(db, name, last?.id),
    ({ order_no }) => order_no,
    payBack,
  )

  async function each<T>(
    what: string,
    next: (last: T | undefined) => Promise<readonly T[]>,
    numberOf: (one: T) => string,
    work: (desk: Desk, one: T) => Promise<void>,
  ): Promise<void> {
    const all = inPieces<T>(async (last) => (isStopped() ? [] : next(last)))
    const failed = await workThrough(all, AT_ONCE, async (one) => {
      if (!isStopped()) await work(desk, one)
    })
    const [first] = failed
    if (!first) return
    const orders = failed.slice(0, NAMED).map(({ one }) => numberOf(one))
    log.warn({ err: first.error, failed: failed.length, orders }, `${what} at ${name} not settled; it is tried again`)
  }
}

/** Without its provider nobody can say whether an order was paid: what it has here stays until it is configured again. */
async function tellStranded({ db, clock }: World, provider: ProviderName, log: Logger): Promise<void> {
  const [orders, payments] = [await dueOrders(db, provider, clock.iso()), await owedPayments(db, provider)]
  if (orders.length + payments.length > 0)
    log.warn({ provider, order: orders[0]?.no ?? payments[0]?.order_no }, 'orders wait for a provider without keys')
}

async function endLevels({ db, clock }: World): Promise<void> {
  for (const id of await endedLevels(db, clock.now())) await bringUpToDate(db, id, clock.now())
}
