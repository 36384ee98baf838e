/** The parts of the environment that name the payment providers: of each all or nothing. No line repeats a key. */
import type { AlipaySettings } from './providers/alipay.ts'
import type { StripeSettings } from './providers/stripe.ts'
import { ALIPAY_GATEWAY } from './providers/terms.ts'

export interface PaymentSettings {
  alipay: AlipaySettings | undefined
  stripe: StripeSettings | undefined
}

type Source = Readonly<Record<string, string | undefined>>

const ALIPAY = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'] as const
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export function paymentSettings(source: Source, problems: string[]): PaymentSettings {
  return { alipay: alipayOf(source, problems), stripe: stripeOf(source, problems) }
}

function complete(source: Source, names: readonly string[], problems: string[]): boolean {
  const missing = names.filter((name) => !source[name])
  if (missing.length === names.length) return false
  for (const name of missing) problems.push(`${name} is missing: expected all of ${names.join(', ')}, or none of them.`)
  return missing.length === 0
}

function alipayOf(source: Source, problems: string[]): AlipaySettings | undefined {
  const gateway = source.ALIPAY_GATEWAY || ALIPAY_GATEWAY
  if (!complete(source, ALIPAY, problems)) return undefined
  const [appId, privateKey, alipayPublicKey, sellerId] = ALIPAY.map((name) => source[name] ?? '')
  if (!/^\d{10,20}$/.test(appId ?? '')) problems.push('ALIPAY_APP_ID: expected the number of the app.')
  if (!/^2088\d{12}$/.test(sellerId ?? ''))
    problems.push('ALIPAY_SELLER_ID: expected a user number, as 2088102147948060.')
  if (!/^https:\/\/[^\s]+$/.test(gateway))
    problems.push('ALIPAY_GATEWAY: expected an address that begins with https://.')
  return {
    ...{ appId: appId ?? '', privateKey: privateKey ?? '', sellerId: sellerId ?? '' },
    ...{ alipayPublicKey: alipayPublicKey ?? '', gateway },
  }
}

function stripeOf(source: Source, problems: string[]): StripeSettings | undefined {
  if (!complete(source, STRIPE, problems)) return undefined
  const [secretKey = '', webhookSecret = ''] = STRIPE.map((name) => source[name])
  if (!/^(sk|rk)_(test|live)_\w{8,}$/.test(secretKey)) problems.push('STRIPE_SECRET_KEY: expected a key as sk_live_….')
  if (!/^whsec_\S{8,}$/.test(webhookSecret)) problems.push('STRIPE_WEBHOOK_SECRET: expected a secret as whsec_….')
  return { secretKey, webhookSecret }
}
