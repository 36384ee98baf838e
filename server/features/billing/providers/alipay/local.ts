import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { LocalMerchant, LocalProvider, Registration } from '../local/local-provider.ts'
import { digestOf, loadOrCreate } from '../local/merchant-keys.ts'
import { alipayControls } from './controls.ts'
import { alipaySimulator } from './simulator/alipay.ts'

function appIdOf(secret: string): string {
  const number = BigInt(`0x${digestOf(secret, 'alipay').slice(0, 12)}`)
  return `9${number.toString().padStart(15, '0').slice(0, 15)}`
}

export const localAlipay: LocalProvider = {
  merchantOf: appIdOf,
  signUp,
  simulator: alipaySimulator,
  controls: (ask, { origin, secret }) => alipayControls(ask, origin, appIdOf(secret)),
}

async function signUp({ db, secret, origin }: LocalMerchant): Promise<Registration> {
  // Loaded on demand: the SDK is hundreds of modules, and most starts see no payment.
  const { alipayPayments } = await import('./payments.ts')
  const appId = appIdOf(secret)
  const keys = await loadOrCreate(db, 'alipay', newKeys)
  const answer = await fetch(`${origin}/alipay/merchants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: appId, app_public_key: keys.publicKey }),
  })
  if (!answer.ok) throw new Error(`The local Alipay rejected the registration of a merchant with ${answer.status}`)
  const { alipay_public_key, seller_id } = Object(await answer.json())
  const calls = alipayPayments({
    appId,
    privateKey: keys.privateKey,
    gateway: `${origin}/alipay/gateway.do`,
    alipayPublicKey: String(alipay_public_key),
    sellerId: String(seller_id),
  })
  return { calls, canReadNotices: true }
}

/** Base64 without PEM lines, as the SDK expects. */
async function newKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') }
}
