/** Environment variables of the SMS provider: all or none. */

import { isLoopback } from '#server/http/loopback.ts'
import { ALIYUN_ENDPOINT, type AliyunSettings } from './aliyun.ts'

const REQUIRED = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE', 'SMS_TEMPLATE_TAKEN'] as const
const OPTIONAL = ['SMS_ENDPOINT', 'SMS_TEMPLATE_EN', 'SMS_TEMPLATE_TAKEN_EN'] as const

/** Undefined if nothing is set. Adds one line per invalid value to `problems`; no line repeats a key. */
export function smsSettings(
  source: Readonly<Record<string, string | undefined>>,
  problems: string[],
): AliyunSettings | undefined {
  const of = (name: (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]) => source[name] || ''
  if (![...REQUIRED, ...OPTIONAL].some(of)) return undefined
  for (const name of REQUIRED.filter((wanted) => of(wanted) === ''))
    problems.push(`${name} is missing: expected all of ${REQUIRED.join(', ')}, or none of them.`)
  for (const name of ['SMS_KEY_ID', 'SMS_KEY_SECRET'] as const)
    if (/[^!-~]/.test(of(name))) problems.push(`${name}: expected a key without spaces, as the provider gave it.`)
  for (const name of ['SMS_TEMPLATE', 'SMS_TEMPLATE_TAKEN', 'SMS_TEMPLATE_EN', 'SMS_TEMPLATE_TAKEN_EN'] as const)
    if (of(name) !== '' && !/^SMS_\w+$/.test(of(name)))
      problems.push(`${name}=${of(name)}: expected the code of a template, as SMS_123456789.`)
  const endpoint = of('SMS_ENDPOINT') || ALIYUN_ENDPOINT
  if (!isEndpoint(endpoint))
    problems.push(`SMS_ENDPOINT=${endpoint}: expected https:// and a host, as ${ALIYUN_ENDPOINT}.`)
  const chinese = { code: of('SMS_TEMPLATE'), taken: of('SMS_TEMPLATE_TAKEN') }
  const english = {
    code: of('SMS_TEMPLATE_EN') || chinese.code,
    taken: of('SMS_TEMPLATE_TAKEN_EN') || chinese.taken,
  }
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    key: { id: of('SMS_KEY_ID'), secret: of('SMS_KEY_SECRET') },
    signName: of('SMS_SIGN_NAME'),
    templates: { 'zh-CN': chinese, 'en-US': english },
  }
}

/** An https origin, or http on this machine. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, origin } = new URL(text)
  const bare = pathname === '/' && `${search}${hash}${username}` === ''
  return bare && (protocol === 'https:' || (protocol === 'http:' && isLoopback(origin)))
}
