/** Text messages: what there is to send, and the seam through which it goes out. */
import type { Language } from '#contracts/model/language.ts'

/** `code`: a code to type in. `taken`: somebody asked for a code to register with this phone, which has an account. */
export type SmsContent =
  | { readonly kind: 'code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'taken' }
export interface SmsMessage {
  readonly phone: string
  readonly language: Language
  readonly content: SmsContent
}

export interface Sms {
  /** Whether messages go out at present. Never depends on a phone. */
  available(): boolean
  /** Takes a message. Answers before it is delivered: how long that takes would tell who is sent one. */
  send(message: SmsMessage): Promise<void>
  /** Waits for the messages on their way. */
  idle(): Promise<void>
}
