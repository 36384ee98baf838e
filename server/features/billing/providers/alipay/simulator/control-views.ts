/** Trades and deliveries as the control API returns them: amounts in yuan, times in ISO 8601. */
import type { NotificationDelivery } from './notifications.ts'
import type { Trade } from './trades.ts'
import { yuan } from './wire-values.ts'

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** `refunded` in fen. */
export function toTradeView(trade: Trade, refunded: number) {
  const { app_id, trade_no, out_trade_no, subject, total, status, refused, notify_url, return_url } = trade
  return {
    app_id,
    trade_no,
    out_trade_no,
    subject,
    total_amount: yuan(total),
    refunded_amount: yuan(refunded),
    trade_status: status,
    refused,
    notify_url,
    return_url,
    cashier: `/alipay/cashier/${trade.cashier}`,
    created_at: iso(trade.created_at),
    expires_at: iso(trade.expires_at),
    paid_at: iso(trade.paid_at),
    closed_at: iso(trade.closed_at),
  }
}

export function toDeliveryView({ id, fields, forged, url, state, attempts, answer }: NotificationDelivery) {
  const { out_trade_no = '', notify_id = '', trade_status = '', out_biz_no = null } = fields
  return { id, out_trade_no, notify_id, trade_status, out_biz_no, forged, notify_url: url, state, attempts, answer }
}
