/** Stripe, before its SDK is loaded. */
import { type ProviderEntry, requireAll } from '../provider.ts'

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export const stripe: ProviderEntry = {
  /**
   * docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. CNY has no figure of its own there: what is charged must
   * be worth 0.50 USD, which 4 yuan are at 8 to one; the yuan has been dearer than that since 2006.
   */
  minimum: { cny: 4_00, usd: 50 },
  notices: { booked: 'ok' },
  configure(source, problems) {
    if (!requireAll(source, NAMES, problems)) return undefined
    const [secretKey = '', webhookSecret = ''] = NAMES.map((name) => source[name])
    if (!isSecret(secretKey, /^(sk|rk)_(test|live)_/))
      problems.push('STRIPE_SECRET_KEY: expected a key as sk_live_…, whole, as the dashboard shows it.')
    if (!isSecret(webhookSecret, /^whsec_/))
      problems.push('STRIPE_WEBHOOK_SECRET: expected a secret as whsec_…, whole, as the dashboard shows it.')
    return {
      load: async () => (await import('./payments.ts')).stripePayments({ secretKey, webhookSecret }),
      formOrigins: [],
    }
  },
  local: async () => (await import('./local.ts')).localStripe,
}

/** The shortest keys in Stripe's documentation have 24 letters and digits after the prefix, webhook secrets 32. */
const SHORTEST = 24
/** Fewer different signs are no random text: a placeholder as xxxx…. */
const FEWEST_SIGNS = 8

function isSecret(text: string, prefix: RegExp): boolean {
  const random = text.replace(prefix, '')
  return (
    random !== text && /^[\w+/=-]+$/.test(random) && random.length >= SHORTEST && new Set(random).size >= FEWEST_SIGNS
  )
}
