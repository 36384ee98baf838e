import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { byProvider, PAYMENT_TYPES, PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import type { ProviderCalls } from './payments.ts'
import { alipayInTests } from './providers/alipay/alipay.test-support.ts'
import type { ProviderInTests } from './providers/in-tests.test-support.ts'
import { configuredProviders, providers } from './providers/registry.ts'
import { stripeInTests } from './providers/stripe/stripe.test-support.ts'
import type { Shop } from './shop.test-support.ts'

export const inTests: Readonly<Record<ProviderName, ProviderInTests>> = { alipay: alipayInTests, stripe: stripeInTests }

export const providerActions = (of: () => Shop) =>
  byProvider((name) => ({
    type: PAYMENT_TYPES[name],
    path: billing[NOTIFICATION_CALLS[name]].path,
    acknowledgement: providers[name].notices.booked,
    ...inTests[name].actions(of),
  }))

/** The providers' sandboxes for which the environment has keys; never live keys. */
export async function sandboxes(source: NodeJS.ProcessEnv): Promise<{ name: ProviderName; provider: ProviderCalls }[]> {
  const problems: string[] = []
  const configured = configuredProviders(source, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const found = PROVIDERS.map(async (name) => {
    const provider = inTests[name].isSandbox(source) ? await configured[name]?.load() : undefined
    return provider ? [{ name, provider }] : []
  })
  return (await Promise.all(found)).flat()
}
