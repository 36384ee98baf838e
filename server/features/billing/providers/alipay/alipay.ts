import { createPublicKey } from 'node:crypto'
import { type ProviderEntry, requireAll } from '../provider.ts'
import { bareKey, privateKeyOf, publicKeyOf } from './keys.ts'
import type { AlipaySettings } from './payments.ts'

const GATEWAY = 'https://openapi.alipay.com/gateway.do'
/** The payment page redirects through several hosts. */
const PAGES = ['https://*.alipay.com', 'https://*.alipaydev.com']
const NAMES = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'] as const

export const alipay: ProviderEntry = {
  /** 0.01 to 100,000,000 yuan: `total_amount` at opendocs.alipay.com, alipay.trade.page.pay. */
  minimum: { cny: 1 },
  // Any answer except `success` makes Alipay repeat the notification.
  notices: { booked: 'success', refused: 'failure' },
  configure(source, problems) {
    const gateway = source.ALIPAY_GATEWAY || GATEWAY
    if (!requireAll(source, NAMES, problems)) return undefined
    const [appId = '', ourKey = '', theirKey = '', sellerId = ''] = NAMES.map((name) => source[name])
    if (!/^\d{10,20}$/.test(appId)) problems.push('ALIPAY_APP_ID: expected the number of the app.')
    if (!/^2088\d{12}$/.test(sellerId))
      problems.push('ALIPAY_SELLER_ID: expected a user number such as 2088102147948060.')
    problems.push(...keyProblems(ourKey, theirKey))
    if (!URL.canParse(gateway) || new URL(gateway).protocol !== 'https:') {
      problems.push('ALIPAY_GATEWAY: expected an address that begins with https://.')
      return undefined
    }
    const [privateKey, alipayPublicKey] = [bareKey(ourKey), bareKey(theirKey)]
    const settings: AlipaySettings = { appId, privateKey, sellerId, alipayPublicKey, gateway }
    return {
      load: async () => (await import('./payments.ts')).alipayPayments(settings),
      formOrigins: [...PAGES, new URL(gateway).origin],
    }
  },
  local: async () => (await import('./local.ts')).localAlipay,
}

/** Checks the keys at start: wrong ones would show only when a buyer pays. */
function* keyProblems(ours: string, theirs: string): Generator<string> {
  const [privateKey, publicKey] = [privateKeyOf(ours), publicKeyOf(theirs)]
  if (!privateKey)
    yield 'ALIPAY_PRIVATE_KEY: expected an RSA key of 2048 bits as PKCS#8, with its frame or as one line without.'
  if (!publicKey) yield "ALIPAY_PUBLIC_KEY: expected Alipay's RSA key, with its frame or as one line without."
  if (privateKey && publicKey?.equals(createPublicKey(privateKey)))
    yield "ALIPAY_PUBLIC_KEY: this is the app's own key. Expected Alipay's, which the open platform shows for the app."
}
