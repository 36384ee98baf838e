/** RSA keys as Alipay's open platform shows them: base64, bare or in a PEM frame. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

const MIN_BITS = 2048

/** Strips the frame; env files hold a PEM in one line with `\\n` as line breaks. */
export const bareKey = (text: string): string => text.replace(/-----[A-Z ]+-----|\\n|\s/g, '')

/** Undefined unless it is an RSA key as PKCS#8. */
export const privateKeyOf = (text: string): KeyObject | undefined =>
  rsa(() => createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' }))

/** Undefined unless it is an RSA key as SPKI. */
export const publicKeyOf = (text: string): KeyObject | undefined =>
  rsa(() => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }))

const derOf = (text: string): Buffer => Buffer.from(bareKey(text), 'base64')

function rsa(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read()
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return key.asymmetricKeyType === 'rsa' && bits >= MIN_BITS ? key : undefined
  } catch {
    return undefined
  }
}
