import type { LocalMerchant, LocalProvider, Registration } from '../local/local-provider.ts'
import { digestOf, loadOrCreate, storeValues } from '../local/merchant-keys.ts'
import { stripeControls } from './controls.ts'
import { stripeSimulator } from './simulator/simulator.ts'

const secretKeyOf = (secret: string) => `sk_test_${digestOf(secret, 'stripe').slice(0, 32)}`

export const localStripe: LocalProvider = {
  merchantOf: secretKeyOf,
  signUp,
  simulator: stripeSimulator,
  controls: (ask, { origin, secret }) => stripeControls(ask, origin, secretKeyOf(secret)),
}

const NO_ENDPOINT = { id: '', url: '', webhookSecret: '' }

async function signUp({ db, secret, origin }: LocalMerchant, notify: string | undefined): Promise<Registration> {
  // Loaded on demand: the SDK is hundreds of modules, and most starts see no payment.
  const { STRIPE_EVENTS, stripeClient, stripePayments } = await import('./payments.ts')
  const { hostname, port } = new URL(origin)
  const server = { host: hostname, port: Number(port) }
  const secretKey = secretKeyOf(secret)
  const endpoints = stripeClient({ secretKey, server }).webhookEndpoints
  const create = async (url: string) => {
    const { id, secret: webhookSecret = '' } = await endpoints.create({ url, enabled_events: [...STRIPE_EVENTS] })
    return { id, url, webhookSecret }
  }
  const known = await loadOrCreate(db, 'stripe', async () => (notify === undefined ? NO_ENDPOINT : create(notify)))
  const endpoint = notify === undefined || known.url === notify ? known : { ...known, url: notify }
  if (endpoint !== known) {
    // Pending events go to the new address.
    await endpoints.update(known.id, { url: endpoint.url })
    await storeValues(db, 'stripe', endpoint)
  }
  const { webhookSecret } = endpoint
  return { calls: stripePayments({ secretKey, webhookSecret, server }), canReadNotices: webhookSecret !== '' }
}
