/** Notification fields (opendocs.alipay.com/open/270/105902). */
import { BUYER } from './buyer.ts'
import type { Merchant } from './merchants.ts'
import type { Refund } from './refunds.ts'
import type { Parameters } from './signature.ts'
import type { Trade } from './trades.ts'
import { beijing, yuan } from './wire-values.ts'

export function notificationFields(
  trade: Trade,
  { seller_id }: Merchant,
  refunded?: { refund: Refund; total: number },
): Parameters {
  const { app_id, trade_no, out_trade_no, subject, total, status, created_at, closed_at, passback_params } = trade
  return {
    notify_type: 'trade_status_sync',
    charset: 'utf-8',
    version: '1.0',
    app_id,
    auth_app_id: app_id,
    trade_no,
    out_trade_no,
    seller_id,
    buyer_id: BUYER.id,
    trade_status: status,
    subject,
    total_amount: yuan(total),
    gmt_create: beijing(created_at),
    ...payment(trade),
    ...(refunded && {
      refund_fee: yuan(refunded.total),
      out_biz_no: refunded.refund.out_request_no,
      gmt_refund: `${beijing(refunded.refund.refunded_at)}.${String(refunded.refund.refunded_at % 1000).padStart(3, '0')}`,
    }),
    ...(closed_at !== null && { gmt_close: beijing(closed_at) }),
    ...(passback_params !== null && { passback_params }),
  }
}

function payment({ paid_at, total }: Trade): Parameters {
  if (paid_at === null) return {}
  const amount = yuan(total)
  return {
    gmt_payment: beijing(paid_at),
    receipt_amount: amount,
    invoice_amount: amount,
    buyer_pay_amount: amount,
    point_amount: '0.00',
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
  }
}
