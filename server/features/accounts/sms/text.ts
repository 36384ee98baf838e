/** SMS texts; also the texts to submit for a provider's template approval. */
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { SmsMessage } from './sms.ts'

export function textOf({ language, content }: SmsMessage): string {
  if (content.kind !== 'code') return messageOf(language, 'smsTaken')
  return messageOf(language, 'smsCode', { code: content.code, minutes: content.minutes })
}
