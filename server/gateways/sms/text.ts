/** The messages in words. A provider that demands approved templates is given these texts to approve. */
import type { Language } from '#contracts/model/language.ts'
import type { SmsMessage } from '#server/domain/sms.ts'

interface Words {
  code(code: string, minutes: number): string
  taken: string
}

const words: Record<Language, Words> = {
  'zh-CN': {
    code: (code, minutes) =>
      `【选品罗盘】您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略本短信。`,
    taken:
      '【选品罗盘】有人正用此手机号注册，但该号码已有账号。请直接登录；忘记密码可在登录页重置。如非本人操作，请忽略。',
  },
  'en-US': {
    code: (code, minutes) =>
      `[Seller Compass] Your code is ${code}, valid for ${minutes} minutes. Tell it to nobody; ignore this message if you did not ask for it.`,
    taken:
      '[Seller Compass] This number was entered to register, but it already has an account. Log in with it, or reset the password on the login page. Ignore this message if it was not you.',
  },
}

export function textOf({ language, content }: SmsMessage): string {
  const { code, taken } = words[language]
  return content.kind === 'code' ? code(content.code, content.minutes) : taken
}
