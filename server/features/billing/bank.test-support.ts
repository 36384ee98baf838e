/** A provider in memory, for sequences of thousands of steps: it knows who paid what, and tells of it until it is heard. */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Notice, Paid, PaymentProvider } from './payments.ts'
import { providers } from './providers/registry.ts'

export interface Bank extends PaymentProvider {
  /** Nothing answers while it is set. */
  down: boolean
  /** What has to be told, in the order in which it happened; what is heard is taken out. */
  readonly untold: Set<Buffer>
  /** The buyer pays an order that was opened here, unless it is closed; also a second time. */
  pay(no: string): void
  /**
   * A notice of a closing or of a payment is lost for good. The order is paid once then: asked for it, a bank answers one
   * payment, as there is no second in life. What goes back is told of until it is heard.
   */
  lose(which: number): void
  /** Somebody gives back a part of a payment of an order by hand, or what is left of it. */
  giveBack(no: string, part: number): void
  /** Minor units that came in, and that went back. */
  readonly received: number
  readonly returned: number
}

interface Received {
  paid: Paid
  returned: number
}
interface Trade {
  order: Omit<Paid, 'ref'>
  closed: boolean
  /** A notice of it was lost. */
  unheard: boolean
  payments: Received[]
}

export function bank(name: ProviderName): Bank {
  const trades = new Map<string, Trade>()
  const refunds = new Set<string>()
  const untold = new Set<Buffer>()
  const payments = () => [...trades.values()].flatMap((trade) => trade.payments)
  const say = (notice: Notice) => untold.add(Buffer.from(JSON.stringify(notice)))
  const sendBack = (payment: Received, amount: number) => {
    payment.returned += amount
    say({ kind: 'paid', paid: payment.paid, refunded: payment.returned })
  }
  const mine: Bank = {
    down: false,
    untold,
    minimum: providers[name].minimum,
    async open({ no, amount, currency }) {
      answers()
      if (!trades.has(no))
        trades.set(no, { order: { no, amount, currency }, closed: false, unheard: false, payments: [] })
      return name === 'alipay' ? { info: '<form></form>', ref: null } : { url: 'https://pay.invalid', ref: `cs-${no}` }
    },
    async stateOf({ no }) {
      answers()
      const trade = trades.get(no)
      const [first] = trade?.payments ?? []
      if (!first) return { kind: trade?.closed ? 'closed' : 'unpaid' }
      return { kind: 'paid', paid: first.paid, refunded: first.returned }
    },
    async close({ no }) {
      answers()
      const trade = trades.get(no)
      if (!trade || trade.closed) return
      if (trade.payments.length > 0) throw new Error('it is paid')
      trade.closed = true
      say({ kind: 'closed', no })
    },
    async refund({ ref, amount }, number) {
      answers()
      const payment = payments().find(({ paid }) => paid.ref === ref)
      if (!payment) throw new Error('nothing to give back')
      const left = payment.paid.amount - payment.returned
      if (!refunds.has(number) && left > 0) {
        refunds.add(number)
        // Stripe is asked for what is left, Alipay for an amount; for too much it gives the least, and says the sum.
        const given = amount > left ? 1 : amount
        sendBack(payment, name === 'alipay' ? given : left)
      }
      return { refunded: payment.returned }
    },
    async read(body) {
      return JSON.parse(body.toString()) // written by say alone
    },
    pay(no) {
      const trade = trades.get(no)
      if (!trade || trade.closed || (trade.unheard && trade.payments.length > 0)) return
      const paid = { ...trade.order, ref: `p-${no}-${trade.payments.length + 1}` }
      trade.payments.push({ paid, returned: 0 })
      say({ kind: 'paid', paid, refunded: 0 })
    },
    lose(which) {
      const all = [...untold].flatMap((notice) => {
        const said: Notice = JSON.parse(notice.toString()) // written by say alone
        const no = said.kind === 'closed' ? said.no : said.kind === 'paid' && said.refunded === 0 ? said.paid.no : ''
        const trade = trades.get(no)
        return trade && trade.payments.length < 2 ? [{ notice, trade }] : []
      })
      const lost = all[which % Math.max(1, all.length)]
      if (!lost) return
      untold.delete(lost.notice)
      lost.trade.unheard = true
    },
    giveBack(no, part) {
      const payment = trades.get(no)?.payments.find(({ paid, returned }) => returned < paid.amount)
      if (payment) sendBack(payment, Math.min(part, payment.paid.amount - payment.returned))
    },
    get received() {
      return payments().reduce((sum, { paid }) => sum + paid.amount, 0)
    },
    get returned() {
      return payments().reduce((sum, { returned }) => sum + returned, 0)
    },
  }
  return mine

  function answers(): void {
    if (mine.down) throw new Error('no answer')
  }
}
