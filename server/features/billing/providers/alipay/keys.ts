/** RSA keys as Alipay's open platform gives them: one line of base64, or the same between a PEM frame. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** RSA2 signs with no less. */
const BITS = 2048

/** The base64 alone: files of variables hold a PEM in one line, with `\\n` for its line breaks. */
export const bareKey = (text: string): string => text.replace(/-----[A-Z ]+-----|\\n|\s/g, '')

/** Undefined when the text is no RSA key as PKCS#8. */
export const privateKeyOf = (text: string): KeyObject | undefined =>
  rsa(() => createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' }))

/** Undefined when the text is no RSA key as SPKI. */
export const publicKeyOf = (text: string): KeyObject | undefined =>
  rsa(() => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }))

const derOf = (text: string): Buffer => Buffer.from(bareKey(text), 'base64')

function rsa(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read()
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return key.asymmetricKeyType === 'rsa' && bits >= BITS ? key : undefined
  } catch {
    return undefined
  }
}
