/** RSA2 (SHA256 with RSA), the signature of messages between merchant and Alipay (opendocs.alipay.com/common/02kf5q). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

export type Parameters = Readonly<Record<string, string>>

/** The text to sign: non-empty parameters sorted by name, as unencoded `name=value`. */
export function signedText(parameters: Parameters, excluded: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !excluded.includes(name) && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

export const signText = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))

/** Reads a public key as PEM or bare base64, as the console does; undefined unless it is RSA with 2048 bits or more. */
export function publicKeyOf(text: string): KeyObject | undefined {
  const base64 = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
  // Alipay's key tool produces SPKI, some others PKCS#1.
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type })
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
      return key.asymmetricKeyType === 'rsa' && bits >= 2048 ? key : undefined
    } catch {}
  }
}

export const bareBase64 = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

/** Returns a PEM. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}

export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)
