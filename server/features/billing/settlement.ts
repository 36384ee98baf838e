/**
 * Background settlement: closes expired orders, closes orders at the provider that were closed only here, refunds owed
 * payments and ends expired levels. All work is read from the state, so a crash loses nothing. Each provider has its
 * own lane: a slow or failing one blocks only itself, and failed work is retried in the next run.
 */
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { accountsWithEndedLevel } from '#server/features/accounts/public.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { BillingWorld } from './billing.world.ts'
import { abandonOnAbort, coalesceRuns, paginate, processConcurrently } from './lanes.ts'
import { updateLevel } from './membership.store.ts'
import { reconcileOrder, refundOwed, type SettlementContext } from './order-end.ts'
import { expiredOrders, type OrderRow, ordersOpenAtProvider, owedPayments } from './orders.store.ts'
import type { PaymentProvider, Settlement } from './payments.ts'

const INTERVAL_MS = 30_000
const CONCURRENCY = 4
const MAX_LOGGED = 10

/** `world` is a function because the world itself holds the settlement. */
export function settlement(world: () => BillingWorld, log: Logger, onStep?: SettlementContext['onStep']): Settlement {
  const abortController = new AbortController()
  const { signal } = abortController
  // Each order is queried once between two periodic runs, so that frequent cancellations do not delay others.
  const queried = new Set<string>()
  const stranded = new Map<ProviderName, string>()
  const createLane = (work: () => Promise<void>) =>
    coalesceRuns(async () => {
      if (!signal.aborted)
        await work().catch((error: unknown) =>
          log.error({ err: error }, 'Settling orders failed; the next run retries.'),
        )
    })
  const settleProvider = async (name: ProviderName) => {
    const provider = world().payments[name]
    if (provider)
      return settleLane({ world: world(), name, provider: abortable(provider, signal), log, onStep }, queried, signal)
    // Logged once until the waiting orders change.
    const waiting = await ordersStrandedAt(world(), name)
    if (waiting && waiting !== stranded.get(name))
      log.warn({ provider: name, waiting }, 'Orders wait for a provider that is not configured; set its keys.')
    stranded.set(name, waiting)
  }
  const lanes = [
    ...PROVIDERS.map((name) => createLane(() => settleProvider(name))),
    createLane(() => endLevels(world())),
  ]
  const work = async () => {
    await Promise.all(lanes.map((runLane) => runLane()))
  }
  const settle = () => {
    queried.clear()
    return work()
  }
  const timer = setInterval(() => void settle(), INTERVAL_MS)
  timer.unref()
  return {
    kick: () => void work(),
    settle,
    async stop() {
      abortController.abort(new Error('the settlement was stopped'))
      clearInterval(timer)
      // Waits for the running pass. The abort has ended its provider calls, and later passes exit at once.
      await work()
    },
  }
}

/** Calls reject when the signal aborts. An answer that arrives later is ignored; the next start queries again. */
function abortable(provider: PaymentProvider, signal: AbortSignal): SettlementContext['provider'] {
  return {
    stateOf: (order) => abandonOnAbort(() => provider.stateOf(order), signal),
    close: (order) => abandonOnAbort(() => provider.close(order), signal),
    refund: (paid, no) => abandonOnAbort(() => provider.refund(paid, no), signal),
  }
}

/**
 * Runs refunds first, and once more at the end, because the steps between can find payments to refund. Checks expired
 * orders before closed ones, because buyers wait for expired orders only.
 */
async function settleLane(context: SettlementContext, queried: Set<string>, signal: AbortSignal): Promise<void> {
  const { name, world, log } = context
  const { db, clock } = world
  const reconcileOnce = async (at: SettlementContext, order: OrderRow) => {
    if (queried.has(order.no)) return
    queried.add(order.no)
    await reconcileOrder(at, order)
  }
  const refundAllOwed = () =>
    settleEach(
      'payment',
      (last) => owedPayments(db, name, last?.id),
      ({ order_no }) => order_no,
      refundOwed,
    )
  await refundAllOwed()
  await settleEach(
    'order',
    (last) => expiredOrders(db, name, clock.iso(), last?.no),
    ({ no }) => no,
    reconcileOnce,
  )
  await settleEach(
    'closed order',
    (last) => ordersOpenAtProvider(db, name, last?.no),
    ({ no }) => no,
    reconcileOnce,
  )
  await refundAllOwed()

  async function settleEach<T>(
    what: string,
    next: (last: T | undefined) => Promise<readonly T[]>,
    numberOf: (one: T) => string,
    work: (context: SettlementContext, one: T) => Promise<void>,
  ): Promise<void> {
    const all = paginate<T>(async (last) => (signal.aborted ? [] : next(last)))
    const failed = await processConcurrently(all, CONCURRENCY, async (one) => {
      if (!signal.aborted) await work(context, one)
    })
    const [first] = failed
    if (!first || signal.aborted) return
    const orders = failed.slice(0, MAX_LOGGED).map(({ one }) => numberOf(one))
    log.warn(
      { err: first.error, failed: failed.length, orders },
      `Settling ${what}s at ${name} failed; the next run retries.`,
    )
  }
}

/** Orders of an unconfigured provider: whether they were paid is unknown, so they stay unchanged. */
async function ordersStrandedAt({ db, clock }: BillingWorld, name: ProviderName): Promise<string> {
  const [closed, due] = [await ordersOpenAtProvider(db, name), await expiredOrders(db, name, clock.iso())]
  const owed = await owedPayments(db, name)
  const orders = [...closed, ...due].map(({ no }) => no).concat(owed.map(({ order_no }) => order_no))
  return orders.length > MAX_LOGGED ? `${orders.slice(0, MAX_LOGGED).join()} and more` : orders.join()
}

async function endLevels({ db, clock }: BillingWorld): Promise<void> {
  for (const id of await accountsWithEndedLevel(db, clock.now())) await updateLevel(db, id, clock.now())
}
