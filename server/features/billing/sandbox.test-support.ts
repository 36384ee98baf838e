/** The providers' own sandboxes, when the environment has keys to them; never with keys to real money. */
import { PROVIDERS, type ProviderName } from '#contracts/api/billing.ts'
import type { ProviderCalls } from './payments.ts'
import { configuredProviders } from './providers/registry.ts'

/** Whether the keys of the environment are those of a sandbox. */
const IS_SANDBOX: Record<ProviderName, (source: NodeJS.ProcessEnv) => boolean> = {
  alipay: ({ ALIPAY_GATEWAY = '' }) => ALIPAY_GATEWAY.includes('sandbox'),
  stripe: ({ STRIPE_SECRET_KEY = '' }) => /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
}

export async function sandboxes(source: NodeJS.ProcessEnv): Promise<{ name: ProviderName; provider: ProviderCalls }[]> {
  const problems: string[] = []
  const configured = configuredProviders(source, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const found = PROVIDERS.map(async (name) => {
    const provider = IS_SANDBOX[name](source) ? await configured[name]?.load() : undefined
    return provider ? [{ name, provider }] : []
  })
  return (await Promise.all(found)).flat()
}
