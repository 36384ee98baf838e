/** Alipay, before its SDK is loaded. */
import { type ProviderEntry, requireAll } from '../provider.ts'
import type { AlipaySettings } from './payments.ts'

const GATEWAY = 'https://openapi.alipay.com/gateway.do'
/** The payment page goes through several hosts of its own. */
const PAGES = ['https://*.alipay.com', 'https://*.alipaydev.com']
const NAMES = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'] as const

export const alipay: ProviderEntry = {
  /** `total_amount` is from 0.01 to 100,000,000 yuan: opendocs.alipay.com, alipay.trade.page.pay. */
  minimum: { cny: 1 },
  // Whatever is not `success` is sent again, on Alipay's own schedule.
  notices: { booked: 'success', refused: 'failure' },
  configure(source, problems) {
    const gateway = source.ALIPAY_GATEWAY || GATEWAY
    if (!requireAll(source, NAMES, problems)) return undefined
    const [appId = '', privateKey = '', alipayPublicKey = '', sellerId = ''] = NAMES.map((name) => source[name])
    if (!/^\d{10,20}$/.test(appId)) problems.push('ALIPAY_APP_ID: expected the number of the app.')
    if (!/^2088\d{12}$/.test(sellerId)) problems.push('ALIPAY_SELLER_ID: expected a user number, as 2088102147948060.')
    if (!URL.canParse(gateway) || new URL(gateway).protocol !== 'https:') {
      problems.push('ALIPAY_GATEWAY: expected an address that begins with https://.')
      return undefined
    }
    const settings: AlipaySettings = { appId, privateKey, sellerId, alipayPublicKey, gateway }
    return {
      load: async () => (await import('./payments.ts')).alipayPayments(settings),
      formOrigins: [...PAGES, new URL(gateway).origin],
    }
  },
  local: async () => (await import('./local.ts')).localAlipay,
}
