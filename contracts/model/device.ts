/**
 * The device fingerprint `re` (SPEC section 9): JSON of a few browser traits, encrypted with crypto-js AES in OpenSSL's
 * base64 format. The passphrase is public: it only keeps the traits out of logs and proxies. The server treats `re` as a
 * hint, never as a credential.
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
