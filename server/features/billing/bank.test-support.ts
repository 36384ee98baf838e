/** A provider in memory, for sequences of thousands of steps: it knows who paid what, and tells of it as often as it likes. */
import type { Notice, Paid, PaymentProvider } from '#server/domain/payments.ts'

export interface Bank extends PaymentProvider {
  /** The buyer pays an order that was opened here, unless it is closed; also a second time. Answers the notice to send. */
  pay(no: string): Buffer | undefined
  /** The provider gives the first payment of an order back on its own. */
  giveBack(no: string): Buffer | undefined
  /** Minor units that came in, and that went back. */
  readonly received: number
  readonly returned: number
}

interface Trade {
  order: Omit<Paid, 'ref'>
  closed: boolean
  payments: { paid: Paid; returned: boolean }[]
}

export function bank(): Bank {
  const trades = new Map<string, Trade>()
  const payments = () => [...trades.values()].flatMap((trade) => trade.payments)
  const say = (notice: Notice) => Buffer.from(JSON.stringify(notice))
  return {
    currencies: ['cny'],
    async open({ no, amount, currency }) {
      if (!trades.has(no)) trades.set(no, { order: { no, amount, currency }, closed: false, payments: [] })
      return { info: '<form></form>', ref: null }
    },
    async stateOf({ no }) {
      const trade = trades.get(no)
      const [first] = trade?.payments ?? []
      return first ? { kind: 'paid', paid: first.paid } : { kind: trade?.closed ? 'closed' : 'unpaid' }
    },
    async close({ no }) {
      const trade = trades.get(no)
      if (trade && trade.payments.length > 0) throw new Error('it is paid')
      if (trade) trade.closed = true
    },
    async refund({ ref }) {
      const payment = payments().find(({ paid }) => paid.ref === ref)
      if (!payment) throw new Error('nothing to give back')
      payment.returned = true
    },
    async read(body) {
      return JSON.parse(body.toString()) // written by say alone
    },
    pay(no) {
      const trade = trades.get(no)
      if (!trade || trade.closed) return undefined
      const paid = { ...trade.order, ref: `p-${no}-${trade.payments.length + 1}` }
      trade.payments.push({ paid, returned: false })
      return say({ kind: 'paid', paid })
    },
    giveBack(no) {
      const [first] = trades.get(no)?.payments ?? []
      if (!first) return undefined
      first.returned = true
      return say({ kind: 'refunded', paid: first.paid, refunded: first.paid.amount })
    },
    get received() {
      return payments().reduce((sum, { paid }) => sum + paid.amount, 0)
    },
    get returned() {
      return payments().reduce((sum, { paid, returned }) => sum + (returned ? paid.amount : 0), 0)
    },
  }
}
