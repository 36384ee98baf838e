/** RSA2, SHA256 with RSA: how merchant and Alipay sign what they send each other (opendocs.alipay.com/common/02kf5q). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

export type Parameters = Readonly<Record<string, string>>

/** The text that is signed: parameters with a value, sorted by name, as `name=value` and not encoded. */
export function signedText(parameters: Parameters, leftOut: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !leftOut.includes(name) && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

export const signed = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))

/** The public key in a PEM or in bare base64, as the console takes both; undefined unless it is RSA of 2048 bits or more. */
export function publicKeyOf(text: string): KeyObject | undefined {
  const base64 = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
  // SPKI is what Alipay's own key tool makes; PKCS#1 is what some others make.
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type })
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
      return key.asymmetricKeyType === 'rsa' && bits >= 2048 ? key : undefined
    } catch {
      // Not of this form: perhaps of the next.
    }
  }
}

export const bareBase64 = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

/** A private key new from the press, as a PEM. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}

export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)
