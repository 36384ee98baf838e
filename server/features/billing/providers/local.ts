/**
 * The providers of dev mode: the same code as in production, pointed at local counterparts, where each world is a merchant
 * of its own that registers itself when it first opens a payment. Its keys are kept in its state, so that a server that
 * starts again still understands what it is told.
 */
import { createHash, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { State } from '#server/db/state.ts'
import { storedSecret, storeSecret } from '#server/platform/secret.ts'
import type { Minimum, PaymentProvider, Payments } from '../payments.ts'
import { ALIPAY_MINIMUM, STRIPE_MINIMUM } from './terms.ts'

export interface LocalMerchant {
  db: State
  /** Tells this world's merchant from others; stays the same as long as its state does. */
  secret: string
}

/** `counterparts`: the origin of the local counterparts. */
export const localPayments =
  (counterparts: string) =>
  (merchant: LocalMerchant): Payments => ({
    alipay: registerOnUse(ALIPAY_MINIMUM, () => alipayMerchant(counterparts, merchant)),
    stripe: registerOnUse(STRIPE_MINIMUM, (notify) => stripeMerchant(counterparts, merchant, notify)),
  })

interface Registration {
  provider: PaymentProvider
  /** Whether it can read notices too. Only then it is kept: what it lacks comes with the first payment. */
  whole: boolean
}

/** A provider that is set up when it is first needed. `notify`: where notices go, known once a payment is opened. */
function registerOnUse(
  minimum: Minimum,
  register: (notify: string | undefined) => Promise<Registration>,
): PaymentProvider {
  const made = new Map<string | undefined, Promise<Registration>>()
  const forgetUnlessWhole = async (notify: string | undefined, registration: Promise<Registration>) => {
    // A counterpart that was down is asked again.
    const isWhole = await registration.then(({ whole }) => whole).catch(() => false)
    if (!isWhole) made.delete(notify)
  }
  const of = async (notify?: string): Promise<PaymentProvider> => {
    const known = made.get(notify)
    if (known) return (await known).provider
    const registration = register(notify)
    made.set(notify, registration)
    void forgetUnlessWhole(notify, registration)
    return (await registration).provider
  }
  return {
    minimum,
    open: async (order, addresses) => (await of(addresses.notify)).open(order, addresses),
    stateOf: async (order) => (await of()).stateOf(order),
    close: async (order) => (await of()).close(order),
    refund: async (paid, no) => (await of()).refund(paid, no),
    read: async (body, headers) => (await of()).read(body, headers),
  }
}

const digest = (secret: string, what: string) => createHash('sha256').update(`${what}:${secret}`).digest('hex')

/** What the counterparts know this world by. */
export const merchantOf = (secret: string) => ({
  alipay: `9${BigInt(`0x${digest(secret, 'alipay').slice(0, 12)}`)
    .toString()
    .padStart(15, '0')
    .slice(0, 15)}`,
  stripe: `sk_test_${digest(secret, 'stripe').slice(0, 32)}`,
})

async function alipayMerchant(counterparts: string, { db, secret }: LocalMerchant): Promise<Registration> {
  // Each SDK is hundreds of modules, and most starts never see a payment.
  const { alipay } = await import('./alipay.ts')
  const appId = merchantOf(secret).alipay
  const keys = await loadOrMake(db, 'alipay', newKeys)
  const answer = await fetch(`${counterparts}/alipay/merchants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: appId, app_public_key: keys.publicKey }),
  })
  if (!answer.ok) throw new Error(`The counterpart of Alipay answered ${answer.status}`)
  const { alipay_public_key, seller_id } = Object(await answer.json())
  const provider = alipay({
    ...{ appId, privateKey: keys.privateKey, gateway: `${counterparts}/alipay/gateway.do` },
    ...{ alipayPublicKey: String(alipay_public_key), sellerId: String(seller_id) },
  })
  return { provider, whole: true }
}

/** Bare base64, as the SDK takes them. */
async function newKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') }
}

async function stripeMerchant(
  counterparts: string,
  { db, secret }: LocalMerchant,
  notify: string | undefined,
): Promise<Registration> {
  const { STRIPE_EVENTS, stripe, stripeClient } = await import('./stripe.ts')
  const { hostname, port } = new URL(counterparts)
  const server = { host: hostname, port: Number(port) }
  const secretKey = merchantOf(secret).stripe
  const endpoints = stripeClient({ secretKey, server }).webhookEndpoints
  const register = async (url: string) => {
    const { id, secret: webhookSecret = '' } = await endpoints.create({ url, enabled_events: [...STRIPE_EVENTS] })
    return { id, url, webhookSecret }
  }
  const known = await loadOrMake(db, 'stripe', async () => (notify === undefined ? NO_ENDPOINT : register(notify)))
  const endpoint = notify === undefined || known.url === notify ? known : { ...known, url: notify }
  if (endpoint !== known) {
    // What waits to be told follows it to the new address.
    await endpoints.update(known.id, { url: endpoint.url })
    await storeValues(db, 'stripe', endpoint)
  }
  const { webhookSecret } = endpoint
  return { provider: stripe({ secretKey, webhookSecret, server }), whole: webhookSecret !== '' }
}

const NO_ENDPOINT = { id: '', url: '', webhookSecret: '' }

/** What is stored under the name, or what `make` makes now. */
async function loadOrMake<T extends Record<string, string>>(
  db: State,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const stored = await storedSecret(db, name)
  if (stored !== undefined) return JSON.parse(stored) // written by storeValues alone
  const made = await make()
  if (Object.values(made).every((value) => value !== '')) await storeValues(db, name, made)
  return made
}

const storeValues = (db: State, name: string, value: Record<string, string>): Promise<void> =>
  storeSecret(db, name, JSON.stringify(value))
