/** alipay.trade.page.pay: creates the trade of an order or reuses it (opendocs.alipay.com/open/59da99d0). */
import { isOnThisMachine } from '../../local/this-machine.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './request.ts'
import type { Trade, Trades } from './trades.ts'
import { endOf, instantOf, MAX_LIFETIME_MS } from './wire-values.ts'

/** Throws GatewayError if the order cannot be paid. */
export function pagePay({ merchant, parameters, biz }: GatewayRequest, trades: Trades, now: number): Trade {
  const out_trade_no = biz.required('out_trade_no', 64)
  if (!/^\w+$/.test(out_trade_no))
    throw new GatewayError('ACQ.INVALID_PARAMETER', 'out_trade_no 仅支持字母、数字、下划线')
  if (biz.required('product_code', 64) !== 'FAST_INSTANT_TRADE_PAY')
    throw new GatewayError('ACQ.INVALID_PARAMETER', 'product_code')
  const order = {
    app_id: merchant.app_id,
    out_trade_no,
    subject: biz.required('subject', 256),
    total: biz.amount('total_amount'),
    notify_url: notifyAddress(parameters.notify_url),
    return_url: returnAddress(parameters.return_url),
    passback_params: biz.text('passback_params', 512) ?? null,
  }
  const [until, timeout] = [biz.text('time_expire', 32), biz.text('timeout_express', 6)]
  return trades.open(order, () => expiry(until, timeout, now))
}

/** `time_expire` takes precedence over `timeout_express`, as at Alipay. */
function expiry(until: string | undefined, timeout: string | undefined, now: number): number {
  const at =
    until !== undefined ? instantOf(until) : timeout !== undefined ? endOf(timeout, now) : now + MAX_LIFETIME_MS
  if (at !== undefined && at > now && at <= now + MAX_LIFETIME_MS) return at
  throw new GatewayError('ACQ.INVALID_PARAMETER', until !== undefined ? 'time_expire' : 'timeout_express')
}

/** Unlike Alipay, accepts only addresses on this machine, so that it cannot be used to call other hosts. */
function notifyAddress(url = ''): string | null {
  if (url === '') return null
  if (url.length <= 256 && isOnThisMachine(url)) return url
  throw new GatewayError(
    'isv.invalid-parameter',
    'notify_url 只能是本机地址（localhost、127.0.0.1、[::1]），本地测试网关不向其他主机发送通知',
  )
}

function returnAddress(url = ''): string | null {
  if (url === '') return null
  if (url.length <= 256 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw new GatewayError('isv.invalid-parameter', 'return_url')
}
