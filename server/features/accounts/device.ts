/**
 * The device of a session in a few words: `Chrome 128 · Windows`. It is kept with the session so that its
 * owner can tell the sessions of the account apart.
 */
import AES from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import { DEVICE_PASSPHRASE } from '#contracts/model/device.ts'

/**
 * From the fingerprint of the page, or by what the program says itself; undefined when neither tells anything. Never an
 * error.
 */
export const deviceOf = (re: string | undefined, agent = ''): string | undefined =>
  wordsFor(re === undefined ? '' : userAgentIn(re)) ?? wordsFor(agent)

function wordsFor(userAgent: string): string | undefined {
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

/** The particular before the general: nearly every browser also calls itself Chrome, and that one Safari. */
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
