import { BUYER } from './buyer.ts'
import { GatewayError } from './gateway-error.ts'
import type { Refunds } from './refunds.ts'
import type { GatewayRequest } from './request.ts'
import type { Trade, Trades } from './trades.ts'
import { beijing, yuan } from './wire-values.ts'

type Node = Record<string, unknown>
type Call = (request: GatewayRequest, trades: Trades, refunds: Refunds) => Node

const success = (fields: Node): Node => ({ code: '10000', msg: 'Success', ...fields })

function tradeOf({ merchant, biz }: GatewayRequest, trades: Trades): Trade {
  const [trade_no, out_trade_no] = [biz.text('trade_no', 64), biz.text('out_trade_no', 64)]
  if (!trade_no && !out_trade_no)
    throw new GatewayError('ACQ.INVALID_PARAMETER', 'trade_no 和 out_trade_no 不能同时为空')
  return trades.get(merchant.app_id, { trade_no, out_trade_no })
}

const query: Call = (request, trades) => {
  const { trade_no, out_trade_no, status, total, paid_at } = tradeOf(request, trades)
  const moved = yuan(paid_at === null ? 0 : total)
  return success({
    buyer_logon_id: BUYER.logon,
    buyer_pay_amount: moved,
    buyer_user_id: BUYER.id,
    ...(paid_at !== null && {
      fund_bill_list: [{ amount: moved, fund_channel: 'ALIPAYACCOUNT' }],
      send_pay_date: beijing(paid_at),
    }),
    invoice_amount: moved,
    out_trade_no,
    point_amount: '0.00',
    receipt_amount: moved,
    total_amount: yuan(total),
    trade_no,
    trade_status: status,
  })
}

const refund: Call = (request, trades, refunds) => {
  const { biz } = request
  const trade = tradeOf(request, trades)
  const amount = biz.amount('refund_amount')
  const name = biz.text('out_request_no', 64)
  if (name === undefined && amount !== trade.total)
    throw new GatewayError('ACQ.INVALID_PARAMETER', '部分退款时 out_request_no 不能为空')
  const reason = biz.text('refund_reason', 256) ?? null
  const refundRequest = { out_request_no: name ?? trade.out_trade_no, amount, reason }
  const { refund, total, moved } = refunds.create(trade, refundRequest, request.merchant.scenario.hasDelayedRefunds)
  return success({
    buyer_logon_id: BUYER.logon,
    buyer_user_id: BUYER.id,
    fund_change: moved ? 'Y' : 'N',
    ...(refund && {
      gmt_refund_pay: beijing(refund.refunded_at),
      refund_detail_item_list: [{ amount: yuan(amount), fund_channel: 'ALIPAYACCOUNT' }],
    }),
    out_trade_no: trade.out_trade_no,
    // The sum includes a refund that is only accepted; fund_change or the query shows whether it was made.
    refund_fee: yuan(refund ? total : total + amount),
    send_back_fee: yuan(moved ? amount : 0),
    trade_no: trade.trade_no,
  })
}

const refundQuery: Call = (request, trades, refunds) => {
  const trade = tradeOf(request, trades)
  const refund = refunds.find(trade, request.biz.required('out_request_no', 64))
  // If the refund was not made, Alipay's answer has no status.
  if (!refund) return success({})
  return success({
    gmt_refund_pay: beijing(refund.refunded_at),
    out_request_no: refund.out_request_no,
    out_trade_no: trade.out_trade_no,
    refund_amount: yuan(refund.amount),
    ...(refund.reason !== null && { refund_reason: refund.reason }),
    refund_status: 'REFUND_SUCCESS',
    total_amount: yuan(trade.total),
    trade_no: trade.trade_no,
  })
}

const close: Call = (request, trades) => {
  const { trade_no, out_trade_no } = trades.close(tradeOf(request, trades))
  return success({ out_trade_no, trade_no })
}

export const CALLS: Readonly<Record<string, Call>> = {
  'alipay.trade.query': query,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
  'alipay.trade.close': close,
}
