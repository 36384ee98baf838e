/** What is known of the providers before their SDKs are loaded. */
import type { Minimum } from '../payments.ts'

export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do'
/** `total_amount` is from 0.01 to 100,000,000 yuan: opendocs.alipay.com, alipay.trade.page.pay. */
export const ALIPAY_MINIMUM: Minimum = { cny: 1 }

/**
 * docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. CNY has no figure of its own there: what is charged must be
 * worth 0.50 USD, which 4 yuan are at 8 to one; the yuan has been dearer than that since 2006.
 */
export const STRIPE_MINIMUM: Minimum = { cny: 4_00, usd: 50 }
