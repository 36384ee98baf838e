/** The environment, read and validated once at start. Nothing else reads process.env. */
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { AliyunSettings } from '#server/features/accounts/sms/aliyun.ts'
import { smsSettings } from '#server/features/accounts/sms/sms-settings.ts'
import { type WechatSettings, wechatSettings } from '#server/features/accounts/wechat/wechat-settings.ts'
import { type ConfiguredProviders, configuredProviders } from '#server/features/billing/providers/registry.ts'
import { aiSettings } from '#server/features/reports/ai-settings.ts'
import type { AiSettings } from '#server/features/reports/narrative/narrate.ts'
import { type UpstreamSettings, upstreamSettings } from '#server/features/upstream/upstream-settings.ts'

export interface Env {
  port: number
  host: string
  /** Folder of the catalogue, the state and the report files. */
  dataDir: string
  mode: 'dev' | 'production'
  /**
   * Addresses of the reverse proxies in front of the server, whose X-Forwarded-For is trusted. Undefined if clients
   * connect directly, because they could send any address in that header.
   */
  trustProxy: string[] | undefined
  /** Texts of the QR codes of the mini-program and of support, and other support contacts; empty if not set. */
  codes: { miniProgram: string; support: string; supportEmail: string; supportWechat: string }
  sms: AliyunSettings | undefined
  /** The payment providers; in dev mode local simulators replace missing ones. */
  payments: ConfiguredProviders
  /** The language model that writes report texts; without it, rules do. */
  ai: AiSettings | undefined
  wechat: WechatSettings | undefined
  /** The origin under which providers reach this server; required with any provider. */
  publicUrl: string | undefined
  upstream: UpstreamSettings | undefined
  /** Port of the local simulators in dev mode; 0 means any free port. */
  gatewayPort: number
  world: { seed: number; size: number | undefined; now: string | undefined }
  /** Dev only: the named step of a report task at which the process kills itself, for crash tests. */
  crashAt: string | undefined
}

export class EnvError extends Error {
  override name = 'EnvError'
}

export const catalogueFileOf = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'catalogue.sqlite')
export const rightsFileOf = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'rights.sqlite')

/** Throws {@link EnvError} with one line per wrong value. Long, because it is one list of variables. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = []
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const text = source[name]
    if (text === undefined || text === '') return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    problems.push(`${name}=${text}: expected a whole number from ${min} to ${max}.`)
    return fallback
  }
  const port = integer('PORT', 3000, 0, 65_535)
  const mode = source.MODE || 'dev'
  if (mode !== 'dev' && mode !== 'production') problems.push(`MODE=${mode}: expected dev or production.`)
  const host = source.HOST || '127.0.0.1'
  if (/[\s/:]/.test(host) && !/^[0-9a-f:]+$/i.test(host))
    problems.push(`HOST=${host}: expected a host name or an address, without port or path.`)
  const trustProxy = proxiesOf(source.TRUST_PROXY || '')
  if (trustProxy === 'wrong')
    problems.push(`TRUST_PROXY=${source.TRUST_PROXY}: expected addresses of proxies, such as 10.0.0.0/8,127.0.0.1.`)
  const now = source.WORLD_NOW || undefined
  if (now !== undefined && isoOf(now) === undefined)
    problems.push(`WORLD_NOW=${now}: expected a date, such as 2026-11-15T00:00:00Z.`)
  const size = integer('WORLD_SIZE', 0, 0, 2_000_000)
  const code = (name: string): string => {
    const text = source[name] ?? ''
    if (text.length > 500)
      problems.push(`${name} has ${text.length} characters: expected at most 500, the limit of the QR code.`)
    return text
  }
  const env: Env = {
    port,
    host,
    dataDir: dataDirOf(source, problems),
    mode: mode === 'production' ? 'production' : 'dev',
    trustProxy: trustProxy === 'wrong' ? undefined : trustProxy,
    codes: {
      miniProgram: code('MINI_PROGRAM_CODE'),
      support: code('SUPPORT_CODE'),
      supportEmail: emailOf(source, problems),
      supportWechat: code('SUPPORT_WECHAT'),
    },
    sms: smsSettings(source, problems),
    payments: configuredProviders(source, problems),
    wechat: wechatSettings(source, problems),
    ai: aiSettings(source, mode, problems),
    publicUrl: publicUrlOf(source, problems),
    upstream: upstreamSettings(source, problems),
    gatewayPort: integer('GATEWAY_PORT', 0, 0, 65_535),
    world: {
      seed: integer('WORLD_SEED', 1, 0, 2 ** 31),
      size: size || undefined,
      now: isoOf(now),
    },
    crashAt: mode === 'dev' ? source.CRASH_AT || undefined : undefined,
  }
  if (Object.keys(env.payments).length > 0 && env.publicUrl === undefined)
    problems.push(
      'PUBLIC_URL is missing: payment providers need it to send their notices. Set it to an origin, such as https://example.com.',
    )
  if (env.wechat && env.publicUrl === undefined)
    problems.push(
      'PUBLIC_URL is missing: WeChat redirects to it after a login. Set it to an origin, such as https://example.com.',
    )
  if (mode === 'dev' && env.gatewayPort !== 0 && env.gatewayPort === env.port)
    problems.push(
      `GATEWAY_PORT=${env.gatewayPort} is the same as PORT: the local Alipay and Stripe need a port of their own.`,
    )
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  return env
}

function dataDirOf({ DATA_DIR = '' }: Readonly<Record<string, string | undefined>>, problems: string[]): string {
  // A line break comes from a broken script or env file, and would break every one-line message about the folder.
  if (/\p{Cc}/u.test(DATA_DIR))
    problems.push(`DATA_DIR=${JSON.stringify(DATA_DIR)}: expected a path without line breaks.`)
  return resolve(DATA_DIR || '.data')
}

function publicUrlOf(source: Readonly<Record<string, string | undefined>>, problems: string[]): string | undefined {
  const text = source.PUBLIC_URL || undefined
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/')
    return new URL(text).origin
  problems.push(`PUBLIC_URL=${text}: expected an origin, such as https://example.com.`)
  return undefined
}

function emailOf(source: Readonly<Record<string, string | undefined>>, problems: string[]): string {
  const text = source.SUPPORT_EMAIL ?? ''
  if (text !== '' && !/^[^\s@<>?&]+@[^\s@<>?&]+$/.test(text))
    problems.push(`SUPPORT_EMAIL=${text}: expected an e-mail address, such as help@example.com.`)
  return text
}

function proxiesOf(text: string): Env['trustProxy'] | 'wrong' {
  if (text === '') return undefined
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isNetwork) ? addresses : 'wrong'
}

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const size = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return size > 0 && more.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= size))
}

const isoOf = (text: string | undefined): string | undefined =>
  text === undefined || Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString()
