/** The return address after payment, with signed parameters (opendocs.alipay.com/open/270/105901). */
import type { Merchants } from './merchants.ts'
import { signedText, signText } from './signature.ts'
import type { Trade } from './trades.ts'
import { beijing, yuan } from './wire-values.ts'

/** Null if the merchant gave no return address. */
export function returnAddressOf(trade: Trade, merchants: Merchants, now: number): string | null {
  const seller_id = merchants.find(trade.app_id)?.seller_id
  if (trade.return_url === null || seller_id === undefined) return null
  const parameters = {
    app_id: trade.app_id,
    auth_app_id: trade.app_id,
    charset: 'utf-8',
    method: 'alipay.trade.page.pay.return',
    out_trade_no: trade.out_trade_no,
    seller_id,
    sign_type: 'RSA2',
    timestamp: beijing(now),
    total_amount: yuan(trade.total),
    trade_no: trade.trade_no,
    version: '1.0',
  }
  const address = new URL(trade.return_url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  address.searchParams.set('sign', signText(signedText(parameters, ['sign', 'sign_type']), merchants.key))
  return address.href
}
