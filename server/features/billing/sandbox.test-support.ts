/** The providers' own sandboxes, when the environment has keys to them; never with keys to real money. */

import { paymentSettings } from './payment-settings.ts'
import type { PaymentProvider } from './payments.ts'
import { alipay } from './providers/alipay.ts'
import { stripe } from './providers/stripe.ts'

export function sandboxes(source: NodeJS.ProcessEnv): { name: string; provider: PaymentProvider }[] {
  const problems: string[] = []
  const settings = paymentSettings(source, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return [
    ...(settings.alipay?.gateway.includes('sandbox')
      ? [{ name: 'the sandbox of alipay', provider: alipay(settings.alipay) }]
      : []),
    ...(/^(sk|rk)_test_/.test(settings.stripe?.secretKey ?? '') && settings.stripe
      ? [{ name: 'the sandbox of stripe', provider: stripe(settings.stripe) }]
      : []),
  ]
}
