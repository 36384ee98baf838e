/**
 * The texts are templates approved by the provider; we send only the code. Calls SendSms, version 2017-05-25:
 * https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 */
import { randomUUID } from 'node:crypto'
import type { Language } from '#contracts/model/language.ts'
import { type AcsKey, queryOf, signedHeaders } from './acs-signature.ts'
import { type Deliver, SmsFailure } from './delivery.ts'
import type { SmsContent, SmsMessage } from './sms.ts'

export interface AliyunSettings {
  readonly endpoint: string
  readonly key: AcsKey
  readonly signName: string
  /** Template codes (`SMS_…`): the template for `code` takes the variable `code`, the other takes none. */
  readonly templates: Readonly<Record<Language, Readonly<Record<SmsContent['kind'], string>>>>
}

export const ALIYUN_ENDPOINT = 'https://dysmsapi.aliyuncs.com'
const TIMEOUT_MS = 8000
/** Answers are a few hundred bytes. */
const MAX_ANSWER_LENGTH = 16 * 1024

/** Refusals that concern one phone or message; the service itself works. */
const PHONE_FAILURES = new Set([
  'isv.BUSINESS_LIMIT_CONTROL',
  'isv.DAY_LIMIT_CONTROL',
  'isv.MONTH_LIMIT_CONTROL',
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.BLACK_KEY_CONTROL_LIMIT',
])

export const aliyunSms =
  (settings: AliyunSettings, timeoutMs = TIMEOUT_MS): Deliver =>
  async (message) => {
    const code = await requestSending(settings, message, timeoutMs)
    if (code !== 'OK') throw new SmsFailure(code, PHONE_FAILURES.has(code) ? 'phone' : 'service')
  }

/** The provider's result code; `OK` on success. */
async function requestSending(settings: AliyunSettings, message: SmsMessage, timeoutMs: number): Promise<string> {
  const query = parametersOf(settings, message)
  const { host } = new URL(settings.endpoint)
  const request = { host, action: 'SendSms', version: '2017-05-25', query, at: new Date(), nonce: randomUUID() }
  let text: string
  try {
    const response = await fetch(`${settings.endpoint}/?${queryOf(query)}`, {
      method: 'POST',
      headers: signedHeaders(request, settings.key),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    text = await response.text()
  } catch (error) {
    // Not the error itself: its message may contain the phone and the code.
    throw new SmsFailure(
      error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'unreachable',
      'service',
    )
  }
  return parseCode(text) ?? throwUnreadable()
}

function parametersOf({ signName, templates }: AliyunSettings, { phone, language, content }: SmsMessage) {
  return {
    PhoneNumbers: phone,
    SignName: signName,
    TemplateCode: templates[language][content.kind],
    ...(content.kind === 'code' && { TemplateParam: JSON.stringify({ code: content.code }) }),
  }
}

/** Undefined if the answer is not the provider's format. */
function parseCode(text: string): string | undefined {
  if (text.length > MAX_ANSWER_LENGTH) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    const code = typeof answer === 'object' && answer !== null && 'Code' in answer ? answer.Code : undefined
    return typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

function throwUnreadable(): never {
  throw new SmsFailure('unreadable answer', 'service')
}
