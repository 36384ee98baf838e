import type { Database } from 'better-sqlite3'
import type { SimulatorClock } from '../../local/clock.ts'
import { GatewayError } from './gateway-error.ts'
import type { Trade } from './trades.ts'

export interface Refund {
  trade_no: string
  out_request_no: string
  /** In fen. */
  amount: number
  reason: string | null
  refunded_at: number
}

export interface RefundResult {
  /** Undefined while it is only accepted. */
  refund: Refund | undefined
  /** Refunded sum of the trade, in fen. */
  total: number
  /** Whether money moved in this call; false for a repeated request. */
  moved: boolean
}

export interface Refunds {
  /**
   * Throws GatewayError if the trade does not allow it. `later`: the refund is only accepted, and made when requested
   * again.
   */
  create(trade: Trade, request: Pick<Refund, 'out_request_no' | 'amount' | 'reason'>, later: boolean): RefundResult
  find(trade: Trade, outRequestNo: string): Refund | undefined
  /** In fen. */
  totalOf(trade: Trade): number
}

/** `onRefund` runs in the refund's transaction, with the updated trade. */
export function refundsOf(
  db: Database,
  clock: SimulatorClock,
  onRefund: (trade: Trade, refund: Refund, total: number) => void,
): Refunds {
  const select = db.prepare<unknown[], Refund>('SELECT * FROM alipay_refund WHERE trade_no = ? AND out_request_no = ?')
  const sum = db.prepare<unknown[], { total: number }>(
    'SELECT coalesce(sum(amount), 0) AS total FROM alipay_refund WHERE trade_no = ?',
  )
  const insert = db.prepare<unknown[], Refund>('INSERT INTO alipay_refund VALUES (?, ?, ?, ?, ?) RETURNING *')
  const close = db.prepare<unknown[], Trade>(
    `UPDATE alipay_trade SET status = 'TRADE_CLOSED', closed_at = ? WHERE trade_no = ? RETURNING *`,
  )
  const totalOf = ({ trade_no }: Trade) => sum.get(trade_no)?.total ?? 0
  const create = db.transaction<Refunds['create']>((trade, { out_request_no, amount, reason }, later) => {
    const known = select.get(trade.trade_no, out_request_no)
    if (known && known.amount !== amount) throw new GatewayError('ACQ.DISCORDANT_REPEAT_REQUEST', 'refund_amount')
    if (known) return { refund: known, total: totalOf(trade), moved: false }
    if (trade.status !== 'TRADE_SUCCESS') throw new GatewayError('ACQ.TRADE_STATUS_ERROR')
    const total = totalOf(trade) + amount
    if (total > trade.total) throw new GatewayError('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (later) return { refund: undefined, total: totalOf(trade), moved: false }
    const now = clock.now()
    const refund = insert.get(trade.trade_no, out_request_no, amount, reason, now)
    if (!refund) throw new Error('The insert returned no row')
    onRefund((total === trade.total && close.get(now, trade.trade_no)) || trade, refund, total)
    return { refund, total, moved: true }
  })
  return { create, find: ({ trade_no }, outRequestNo) => select.get(trade_no, outRequestNo), totalOf }
}
