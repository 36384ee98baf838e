/**
 * Messages by Alibaba Cloud's SMS service, call SendSms of version 2017-05-25:
 * https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 * The words stand in templates that the provider has approved; we send the code that goes into them.
 */
import { randomUUID } from 'node:crypto'
import type { Language } from '#contracts/model/language.ts'
import { type AcsKey, queryOf, signedHeaders } from './acs-signature.ts'
import { type Deliver, SmsFailure } from './delivery.ts'
import type { SmsContent, SmsMessage } from './sms.ts'

export interface AliyunSettings {
  /** Origin, e.g. `https://dysmsapi.aliyuncs.com`. */
  readonly endpoint: string
  readonly key: AcsKey
  readonly signName: string
  /** Codes of the approved templates, `SMS_…`: that of kind `code` has the variable `code`, the other none. */
  readonly templates: Readonly<Record<Language, Readonly<Record<SmsContent['kind'], string>>>>
}

export const ALIYUN_ENDPOINT = 'https://dysmsapi.aliyuncs.com'
const TIMEOUT_MS = 8000
/** Answers are a few hundred bytes. */
const LARGEST_ANSWER = 16 * 1024

/** Refusals that are about one phone or one message; the service itself is well. */
const ABOUT_THE_PHONE = new Set([
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
    const code = await answerTo(settings, message, timeoutMs)
    if (code !== 'OK') throw new SmsFailure(code, ABOUT_THE_PHONE.has(code) ? 'phone' : 'service')
  }

/** The provider's code: `OK`, or why not. */
async function answerTo(settings: AliyunSettings, message: SmsMessage, timeoutMs: number): Promise<string> {
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
    // Not the error itself: what it says of the request may name the phone and the code.
    throw new SmsFailure(
      error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'unreachable',
      'service',
    )
  }
  return codeIn(text) ?? fail()
}

function parametersOf({ signName, templates }: AliyunSettings, { phone, language, content }: SmsMessage) {
  return {
    PhoneNumbers: phone,
    SignName: signName,
    TemplateCode: templates[language][content.kind],
    ...(content.kind === 'code' && { TemplateParam: JSON.stringify({ code: content.code }) }),
  }
}

/** The provider's code; undefined when the answer is none of its. */
function codeIn(text: string): string | undefined {
  if (text.length > LARGEST_ANSWER) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    const code = typeof answer === 'object' && answer !== null && 'Code' in answer ? answer.Code : undefined
    return typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

function fail(): never {
  throw new SmsFailure('unreadable answer', 'service')
}
