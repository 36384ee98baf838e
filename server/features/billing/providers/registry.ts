/** All payment providers; a new one is added here. */
import { PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { alipay } from './alipay/alipay.ts'
import type { ConfiguredProvider, ProviderEntry, Source } from './provider.ts'
import { stripe } from './stripe/stripe.ts'

export const providers: Readonly<Record<ProviderName, ProviderEntry>> = { alipay, stripe }

export type ConfiguredProviders = Partial<Record<ProviderName, ConfiguredProvider>>

export function configuredProviders(source: Source, problems: string[]): ConfiguredProviders {
  const found: ConfiguredProviders = {}
  for (const name of PROVIDERS) {
    const configured = providers[name].configure(source, problems)
    if (configured) found[name] = configured
  }
  return found
}
