/**
 * An in-memory provider for long random sequences: it records payments and repeats notifications until they are
 * acknowledged.
 */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { CapturedPayment, Notification, PaymentProvider } from './payments.ts'
import { providers } from './providers/registry.ts'

export interface Bank extends PaymentProvider {
  /** Every call fails while set. */
  down: boolean
  /** Unacknowledged notifications, oldest first. */
  readonly pending: Set<Buffer>
  /** The buyer pays an open order; a second payment is possible. */
  pay(no: string): void
  /**
   * Loses the notification of a payment or a closed order for good. The order then accepts no second payment, because a
   * query returns only one. Refund notifications are never lost.
   */
  lose(which: number): void
  /** Refunds part of a payment manually, at most what is left. */
  refundPart(no: string, part: number): void
  /** Minor units captured and refunded. */
  readonly received: number
  readonly returned: number
}

interface Received {
  paid: CapturedPayment
  returned: number
}
interface Trade {
  order: Omit<CapturedPayment, 'ref'>
  closed: boolean
  hasLostNotification: boolean
  payments: Received[]
}

/** One long closure: its methods share the trades. */
export function bank(name: ProviderName): Bank {
  const trades = new Map<string, Trade>()
  const refunds = new Set<string>()
  const pending = new Set<Buffer>()
  const payments = () => [...trades.values()].flatMap((trade) => trade.payments)
  const notify = (notice: Notification) => pending.add(Buffer.from(JSON.stringify(notice)))
  const refundPayment = (payment: Received, amount: number) => {
    payment.returned += amount
    notify({ kind: 'paid', paid: payment.paid, refunded: payment.returned })
  }
  const mine: Bank = {
    down: false,
    pending,
    minimum: providers[name].minimum,
    async open({ no, amount, currency }) {
      requireUp()
      if (!trades.has(no))
        trades.set(no, { order: { no, amount, currency }, closed: false, hasLostNotification: false, payments: [] })
      return name === 'alipay' ? { info: '<form></form>', ref: null } : { url: 'https://pay.invalid', ref: `cs-${no}` }
    },
    async stateOf({ no }) {
      requireUp()
      const trade = trades.get(no)
      const [first] = trade?.payments ?? []
      if (!first) return { kind: trade?.closed ? 'closed' : 'unpaid' }
      return { kind: 'paid', paid: first.paid, refunded: first.returned }
    },
    async close({ no }) {
      requireUp()
      const trade = trades.get(no)
      if (!trade || trade.closed) return
      if (trade.payments.length > 0) throw new Error('The order is paid')
      trade.closed = true
      notify({ kind: 'closed', no })
    },
    async refund({ ref, amount }, number) {
      requireUp()
      const payment = payments().find(({ paid }) => paid.ref === ref)
      if (!payment) throw new Error('No such payment to refund')
      const left = payment.paid.amount - payment.returned
      if (!refunds.has(number) && left > 0) {
        refunds.add(number)
        // Stripe refunds what is left. At Alipay, if less is left than requested, our adapter refunds 0.01 and gets the
        // refunded sum in the answer.
        const given = amount > left ? 1 : amount
        refundPayment(payment, name === 'alipay' ? given : left)
      }
      return { refunded: payment.returned }
    },
    async read(body) {
      return JSON.parse(body.toString()) // written by `notify` only
    },
    pay(no) {
      const trade = trades.get(no)
      if (!trade || trade.closed || (trade.hasLostNotification && trade.payments.length > 0)) return
      const paid = { ...trade.order, ref: `p-${no}-${trade.payments.length + 1}` }
      trade.payments.push({ paid, returned: 0 })
      notify({ kind: 'paid', paid, refunded: 0 })
    },
    lose(which) {
      const all = [...pending].flatMap((notice) => {
        const notification: Notification = JSON.parse(notice.toString()) // written by `notify` only
        const no =
          notification.kind === 'closed'
            ? notification.no
            : notification.kind === 'paid' && notification.refunded === 0
              ? notification.paid.no
              : ''
        const trade = trades.get(no)
        return trade && trade.payments.length < 2 ? [{ notice, trade }] : []
      })
      const lost = all[which % Math.max(1, all.length)]
      if (!lost) return
      pending.delete(lost.notice)
      lost.trade.hasLostNotification = true
    },
    refundPart(no, part) {
      const payment = trades.get(no)?.payments.find(({ paid, returned }) => returned < paid.amount)
      if (payment) refundPayment(payment, Math.min(part, payment.paid.amount - payment.returned))
    },
    get received() {
      return payments().reduce((sum, { paid }) => sum + paid.amount, 0)
    },
    get returned() {
      return payments().reduce((sum, { returned }) => sum + returned, 0)
    },
  }
  return mine

  function requireUp(): void {
    if (mine.down) throw new Error('no answer')
  }
}
