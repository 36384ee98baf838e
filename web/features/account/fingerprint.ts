/**
 * The device fingerprint that login sends as `re` (SPEC section 9): a few plain traits of the browser, encrypted and in
 * base64. The key stands in the page for all to read, so this hides the traits from logs and proxies on the way and
 * protects nothing; the server treats it as a hint and never as a credential.
 */
import AES from 'crypto-js/aes'

const KEY = 'seller-compass/device/1'

/** AES in CBC with a key and IV derived from KEY and a random salt; base64, OpenSSL's format. */
export function deviceFingerprint(): string {
  const { userAgent, language, hardwareConcurrency } = navigator
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const traits = { userAgent, language, cores: hardwareConcurrency, zone, width: screen.width, height: screen.height }
  return AES.encrypt(JSON.stringify(traits), KEY).toString()
}
