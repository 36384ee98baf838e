/** Trades: WAIT_BUYER_PAY → TRADE_SUCCESS, or TRADE_CLOSED by time, merchant or buyer. */
import { randomBytes, randomInt } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { SimulatorClock } from '../../local/clock.ts'
import { GatewayError } from './gateway-error.ts'
import { beijing } from './wire-values.ts'

/** Amounts are fen, times Unix milliseconds. */
export interface Trade {
  trade_no: string
  app_id: string
  out_trade_no: string
  /** Unguessable id of the cashier's page. */
  cashier: string
  subject: string
  total: number
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  notify_url: string | null
  return_url: string | null
  passback_params: string | null
  refused: 'balance' | null
  created_at: number
  expires_at: number
  paid_at: number | null
  closed_at: number | null
}

export type Order = Pick<
  Trade,
  'app_id' | 'out_trade_no' | 'subject' | 'total' | 'notify_url' | 'return_url' | 'passback_params'
>

export interface Trades {
  /** Creates or reuses the order's trade. Throws GatewayError for another amount and for a paid or closed trade. */
  open(order: Order, expiry: () => number): Trade
  /** Throws GatewayError if there is none. */
  get(appId: string, name: { trade_no?: string | undefined; out_trade_no?: string | undefined }): Trade
  atCashier(cashier: string): Trade | undefined
  of(appId: string): Trade[]
  pay(trade: Trade): Trade
  refuse(trade: Trade): Trade
  close(trade: Trade): Trade
  /** Moves the expiry of the app's unpaid trades closer; other apps are unaffected. */
  pass(appId: string, ms: number): void
  expire(): void
}

/** `onChange` runs in the transaction of each status change. One long closure over the prepared statements. */
export function tradesOf(db: Database, clock: SimulatorClock, onChange: (trade: Trade) => void): Trades {
  const insert = db.prepare<unknown[]>(
    `INSERT INTO alipay_trade (trade_no, app_id, out_trade_no, cashier, subject, total, status, notify_url, return_url,
      passback_params, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, 'WAIT_BUYER_PAY', ?, ?, ?, ?, ?)`,
  )
  const updateAddresses = db.prepare<unknown[]>(
    'UPDATE alipay_trade SET notify_url = ?, return_url = ?, passback_params = ?, refused = NULL WHERE trade_no = ?',
  )
  const byOrder = db.prepare<unknown[], Trade>('SELECT * FROM alipay_trade WHERE app_id = ? AND out_trade_no = ?')
  const byNumber = db.prepare<unknown[], Trade>('SELECT * FROM alipay_trade WHERE app_id = ? AND trade_no = ?')
  const byCashier = db.prepare<unknown[], Trade>('SELECT * FROM alipay_trade WHERE cashier = ?')
  const ofApp = db.prepare<unknown[], Trade>('SELECT * FROM alipay_trade WHERE app_id = ? ORDER BY created_at, rowid')
  const overdue = db.prepare<unknown[], Trade>(
    `SELECT * FROM alipay_trade WHERE status = 'WAIT_BUYER_PAY' AND expires_at <= ? ORDER BY expires_at`,
  )
  const advanceExpiry = db.prepare<unknown[]>(
    `UPDATE alipay_trade SET expires_at = expires_at - ? WHERE app_id = ? AND status = 'WAIT_BUYER_PAY'`,
  )
  // An outdated page may request a change of a trade that is no longer waiting; such a trade stays as it is.
  const change = (what: string) =>
    db.prepare<unknown[], Trade>(
      `UPDATE alipay_trade SET ${what} WHERE trade_no = ? AND status = 'WAIT_BUYER_PAY' RETURNING *`,
    )
  const paid = change(`status = 'TRADE_SUCCESS', refused = NULL, paid_at = ?`)
  const closed = change(`status = 'TRADE_CLOSED', closed_at = ?`)
  const refused = change(`refused = 'balance'`)

  const changeStatus = db.transaction((statement: typeof paid, trade: Trade, at: number): Trade => {
    const after = statement.get(at, trade.trade_no)
    if (!after) throw new GatewayError('ACQ.TRADE_STATUS_ERROR')
    onChange(after)
    return after
  })
  const expire = () => {
    for (const trade of overdue.all(clock.now())) changeStatus(closed, trade, trade.expires_at)
  }
  const create = (order: Order, expiresAt: number) => {
    const { app_id, out_trade_no, subject, total, notify_url, return_url, passback_params } = order
    const now = clock.now()
    const cashier = randomBytes(16).toString('hex')
    const values = [app_id, out_trade_no, cashier, subject, total, notify_url, return_url, passback_params]
    insert.run(tradeNumber(now), ...values, now, expiresAt)
  }
  const reuseTrade = (trade: Trade, { total, notify_url, return_url, passback_params }: Order) => {
    if (trade.paid_at !== null) throw new GatewayError('ACQ.TRADE_HAS_SUCCESS')
    if (trade.status === 'TRADE_CLOSED') throw new GatewayError('ACQ.TRADE_HAS_CLOSE')
    if (trade.total !== total) throw new GatewayError('ACQ.CONTEXT_INCONSISTENT', 'total_amount')
    updateAddresses.run(notify_url, return_url, passback_params, trade.trade_no)
  }
  const get: Trades['get'] = (appId, { trade_no, out_trade_no }) => {
    expire()
    const trade = trade_no ? byNumber.get(appId, trade_no) : byOrder.get(appId, out_trade_no)
    if (!trade) throw new GatewayError('ACQ.TRADE_NOT_EXIST')
    return trade
  }
  return {
    open(order, expiry) {
      expire()
      const known = byOrder.get(order.app_id, order.out_trade_no)
      if (known) reuseTrade(known, order)
      else create(order, expiry())
      return get(order.app_id, order)
    },
    get,
    atCashier(cashier) {
      expire()
      return byCashier.get(cashier)
    },
    of(appId) {
      expire()
      return ofApp.all(appId)
    },
    pay: (trade) => changeStatus(paid, trade, clock.now()),
    refuse(trade) {
      const after = refused.get(trade.trade_no)
      if (!after) throw new GatewayError('ACQ.TRADE_STATUS_ERROR')
      return after
    },
    close: (trade) => changeStatus(closed, trade, clock.now()),
    pass: (appId, ms) => void advanceExpiry.run(ms, appId),
    expire,
  }
}

/** 28 digits starting with the date, as Alipay's. */
function tradeNumber(now: number): string {
  const random = () => String(randomInt(10 ** 9)).padStart(9, '0')
  return `${beijing(now).slice(0, 10).replaceAll('-', '')}22${random()}${random()}`
}
