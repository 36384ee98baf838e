/** Environment variables of our WeChat app: all or none. No line repeats the secret. */

export interface WechatSettings {
  appId: string
  secret: string
}

const NAMES = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'] as const

/** Undefined if nothing is set. Adds one line per invalid value to `problems`. */
export function wechatSettings(
  source: Readonly<Record<string, string | undefined>>,
  problems: string[],
): WechatSettings | undefined {
  const missing = NAMES.filter((name) => !source[name])
  if (missing.length === NAMES.length) return undefined
  for (const name of missing) problems.push(`${name} is missing: expected all of ${NAMES.join(', ')}, or none of them.`)
  const [appId = '', secret = ''] = NAMES.map((name) => source[name])
  if (appId && !/^wx[0-9a-f]{16}$/.test(appId))
    problems.push(`WECHAT_APP_ID=${appId}: expected wx and 16 hexadecimal digits.`)
  if (secret && !/^[0-9a-f]{32}$/.test(secret)) problems.push('WECHAT_APP_SECRET: expected 32 hexadecimal digits.')
  return { appId, secret }
}
