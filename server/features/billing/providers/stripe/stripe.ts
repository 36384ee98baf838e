import { type ProviderEntry, requireAll } from '../provider.ts'

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export const stripe: ProviderEntry = {
  /**
   * docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. CNY is not listed, so
   * its minimum is the worth of 0.50 USD: at most 4 yuan, because a dollar has cost less than 8 yuan since 2006.
   */
  minimum: { cny: 4_00, usd: 50 },
  notices: { booked: 'ok' },
  configure(source, problems) {
    if (!requireAll(source, NAMES, problems)) return undefined
    const [secretKey = '', webhookSecret = ''] = NAMES.map((name) => source[name])
    if (!isSecret(secretKey, /^(sk|rk)_(test|live)_/))
      problems.push('STRIPE_SECRET_KEY: expected a complete key such as sk_live_…, as the dashboard shows it.')
    if (!isSecret(webhookSecret, /^whsec_/))
      problems.push('STRIPE_WEBHOOK_SECRET: expected a complete secret such as whsec_…, as the dashboard shows it.')
    return {
      load: async () => (await import('./payments.ts')).stripePayments({ secretKey, webhookSecret }),
      formOrigins: [],
    }
  },
  local: async () => (await import('./local.ts')).localStripe,
}

/** The shortest documented keys have 24 characters after the prefix, webhook secrets 32. */
const MIN_LENGTH = 24
/** Fewer distinct characters indicate a placeholder such as xxxx…. */
const MIN_DISTINCT = 8

function isSecret(text: string, prefix: RegExp): boolean {
  const random = text.replace(prefix, '')
  return (
    random !== text && /^[\w+/=-]+$/.test(random) && random.length >= MIN_LENGTH && new Set(random).size >= MIN_DISTINCT
  )
}
