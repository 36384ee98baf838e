/**
 * The device fingerprint `re` (SPEC section 9): JSON of a few plain traits of the browser, by AES of crypto-js with a
 * passphrase, in base64 of OpenSSL's format. The passphrase stands in the page for all to read: it hides the traits from
 * logs and proxies on the way and protects nothing. The server takes `re` as a hint and never as a credential.
 */
export const DEVICE_PASSPHRASE = 'seller-compass/device/1'

export interface DeviceTraits {
  userAgent: string
  language: string
  cores: number
  zone: string
  width: number
  height: number
}
