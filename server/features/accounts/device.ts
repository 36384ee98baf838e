import AES from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import { DEVICE_PASSPHRASE } from '#contracts/model/device.ts'

/** From the page's fingerprint, else from the User-Agent header; undefined if neither is recognized. Never throws. */
export const deviceOf = (re: string | undefined, agent = ''): string | undefined =>
  deviceNameFrom(re === undefined ? '' : userAgentIn(re)) ?? deviceNameFrom(agent)

function deviceNameFrom(userAgent: string): string | undefined {
  const browser = BROWSERS.map(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? undefined : `${name} ${version}`
  }).find((found) => found !== undefined)
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [browser, system].filter((part) => part !== undefined).join(' · ') || undefined
}

function userAgentIn(re: string): string {
  try {
    const traits: unknown = JSON.parse(AES.decrypt(re, DEVICE_PASSPHRASE).toString(utf8))
    const userAgent = typeof traits === 'object' && traits !== null && 'userAgent' in traits ? traits.userAgent : ''
    return typeof userAgent === 'string' ? userAgent : ''
  } catch {
    return ''
  }
}

/** Specific before general: nearly every browser also calls itself Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bMicroMessenger\/(\d{1,4})/, 'WeChat'],
  [/\bEdg(?:A|iOS)?\/(\d{1,4})/, 'Edge'],
  [/\bOPR\/(\d{1,4})/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d{1,4})/, 'Chrome'],
  [/\bVersion\/(\d{1,4})[^ ]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows NT\b/, 'Windows'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
