/** One of two processes that write to the same state at once. Runs its part of a task and prints the result of each try. */
import { openState } from '#server/db/state.ts'
import { placeOrder } from '#server/features/billing/order.ts'
import type { PaymentProvider } from '#server/features/billing/payments.ts'
import { charge } from '#server/features/ledger/ledger.ts'
import { systemClock } from '#server/platform/clock.ts'
import { claim } from '#server/platform/leases.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { enqueue } from '#server/platform/turns.ts'

const [file = '', task = '', me = ''] = process.argv.slice(2)
const db = openState(file, { isShared: true })
const clock = systemClock()

// The test places orders and opens no payment, so the provider only needs a minimum amount.
const provider = { minimum: { cny: 1 } } as unknown as PaymentProvider
const orderFor = async (accountId: number, coupon?: string) => {
  const form = { type: 1, id: 11, number: 1, form_type: true, ...(coupon !== undefined && { coupon }) }
  return (await placeOrder({ db, clock, payments: { stripe: provider } }, { accountId, form, language: 'zh-CN' })).no
}

/** What the process tries repeatedly, by task; `no` is the number of the try. */
const TRIES: Readonly<Record<string, (no: number) => Promise<unknown>>> = {
  balance: (no) =>
    db
      .transaction()
      .execute((trx) => charge(trx, { accountId: 1, amount: 100, cause: `try:${me}:${no}`, at: clock.iso() })),
  leases: async () => (await claim(db))?.id,
  turns: (no) =>
    db
      .transaction()
      .execute((trx) =>
        enqueue(trx, { kind: 'task', subject: 2 * no + Number(me), revision: 1, accountId: 1, at: clock.iso() }),
      ),
  // Each account once: one process takes the even ids, the other the odd ones.
  coupons: (no) => orderFor(2 * no + Number(me) + 1, 'LASTFEW'),
  orders: () => orderFor(1),
}

const results: unknown[] = []
for (let no = 0; no < 30; no++) {
  try {
    results.push((await TRIES[task]?.(no)) ?? null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    results.push(error.failure)
  }
}
await db.destroy()
console.log(JSON.stringify(results))
