/** The device fingerprint that a login request sends as `re`; contracts/model/device.ts describes its format. */
import AES from 'crypto-js/aes'
import { DEVICE_PASSPHRASE, type DeviceTraits } from '#contracts/model/device.ts'

export function deviceFingerprint(): string {
  const { userAgent, language, hardwareConcurrency } = navigator
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { width, height } = screen
  const traits: DeviceTraits = { userAgent, language, cores: hardwareConcurrency, zone, width, height }
  return AES.encrypt(JSON.stringify(traits), DEVICE_PASSPHRASE).toString()
}
