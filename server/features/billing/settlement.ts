/**
 * What has to happen without anybody asking: orders that nobody paid in time are closed, and at their provider those that
 * were closed here alone; money that is owed is paid back, levels that are over end. All of it is read from the state, so a
 * process that dies anywhere in it leaves it for the next. Each provider has a lane of its own: one that is down or slow
 * holds up nothing but itself, and what fails at it is passed by and tried again at the next turn.
 */
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { accountsWithEndedLevel } from '#server/features/accounts/public.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { BillingWorld } from './billing.world.ts'
import { inPieces, lane, unlessEnded, workThrough } from './lanes.ts'
import { updateLevel } from './membership.store.ts'
import { endOrder, payBack, type SettlementContext } from './order-end.ts'
import { dueOrders, type OrderRow, ordersOpenAtProvider, owedPayments } from './orders.store.ts'
import type { PaymentProvider, Settlement } from './payments.ts'

const EVERY_MS = 30_000
/** How many questions a provider is asked at once. */
const AT_ONCE = 4
/** How many of those that failed are named in the log. */
const NAMED = 10

/** `world` is asked for late: the world holds the settlement. */
export function settlement(world: () => BillingWorld, log: Logger, onStep?: SettlementContext['onStep']): Settlement {
  const ending = new AbortController()
  const { signal } = ending
  // Between two patrols each order is asked about once: those who cancel much are no burden to the others.
  const asked = new Set<string>()
  const stranded = new Map<ProviderName, string>()
  const open = (work: () => Promise<void>) =>
    lane(async () => {
      if (!signal.aborted) await work().catch((error: unknown) => log.error({ err: error }, 'settling orders failed'))
    })
  const ofProvider = async (name: ProviderName) => {
    const provider = world().payments[name]
    if (provider)
      return settleAt({ world: world(), name, provider: answering(provider, signal), log, onStep }, asked, signal)
    // Said once, until it is something else.
    const waiting = await strandedAt(world(), name)
    if (waiting && waiting !== stranded.get(name))
      log.warn({ provider: name, waiting }, 'orders wait for a provider without keys')
    stranded.set(name, waiting)
  }
  const lanes = [...PROVIDERS.map((name) => open(() => ofProvider(name))), open(() => endLevels(world()))]
  const work = async () => {
    await Promise.all(lanes.map((ask) => ask()))
  }
  const settle = () => {
    asked.clear()
    return work()
  }
  const patrol = setInterval(() => void settle(), EVERY_MS)
  patrol.unref()
  return {
    kick: () => void work(),
    settle,
    async stop() {
      ending.abort(new Error('settling has ended'))
      clearInterval(patrol)
      // Behind what is under way, which waits for no provider now, comes a turn that does nothing.
      await work()
    },
  }
}

/** The provider until that signal: an answer that comes later is not heard, and the question is asked again. */
function answering(provider: PaymentProvider, signal: AbortSignal): SettlementContext['provider'] {
  return {
    stateOf: (order) => unlessEnded(() => provider.stateOf(order), signal),
    close: (order) => unlessEnded(() => provider.close(order), signal),
    refund: (paid, no) => unlessEnded(() => provider.refund(paid, no), signal),
  }
}

/** What is owed comes first, and again behind what was found; what is closed here, and nobody waits for, comes late. */
async function settleAt(context: SettlementContext, asked: Set<string>, signal: AbortSignal): Promise<void> {
  const { name, world, log } = context
  const { db, clock } = world
  const endOnce = async (at: SettlementContext, order: OrderRow) => {
    if (asked.has(order.no)) return
    asked.add(order.no)
    await endOrder(at, order)
  }
  const payBackAll = () =>
    each(
      'payment',
      (last) => owedPayments(db, name, last?.id),
      ({ order_no }) => order_no,
      payBack,
    )
  await payBackAll()
  await each(
    'order',
    (last) => dueOrders(db, name, clock.iso(), last?.no),
    ({ no }) => no,
    endOnce,
  )
  await each(
    'closed order',
    (last) => ordersOpenAtProvider(db, name, last?.no),
    ({ no }) => no,
    endOnce,
  )
  await payBackAll()

  async function each<T>(
    what: string,
    next: (last: T | undefined) => Promise<readonly T[]>,
    numberOf: (one: T) => string,
    work: (context: SettlementContext, one: T) => Promise<void>,
  ): Promise<void> {
    const all = inPieces<T>(async (last) => (signal.aborted ? [] : next(last)))
    const failed = await workThrough(all, AT_ONCE, async (one) => {
      if (!signal.aborted) await work(context, one)
    })
    const [first] = failed
    if (!first || signal.aborted) return
    const orders = failed.slice(0, NAMED).map(({ one }) => numberOf(one))
    log.warn({ err: first.error, failed: failed.length, orders }, `${what} at ${name} not settled; it is tried again`)
  }
}

/** Without its provider nobody can say whether an order was paid: what it has here stays until it is configured again. */
async function strandedAt({ db, clock }: BillingWorld, name: ProviderName): Promise<string> {
  const [closed, due] = [await ordersOpenAtProvider(db, name), await dueOrders(db, name, clock.iso())]
  const owed = await owedPayments(db, name)
  const orders = [...closed, ...due].map(({ no }) => no).concat(owed.map(({ order_no }) => order_no))
  return orders.length > NAMED ? `${orders.slice(0, NAMED).join()} and more` : orders.join()
}

async function endLevels({ db, clock }: BillingWorld): Promise<void> {
  for (const id of await accountsWithEndedLevel(db, clock.now())) await updateLevel(db, id, clock.now())
}
