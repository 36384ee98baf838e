import type { Language } from '#contracts/model/language.ts'

/** `taken`: a notice that a registration was attempted with a phone that has an account. */
export type SmsContent =
  | { readonly kind: 'code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'taken' }
export interface SmsMessage {
  readonly phone: string
  readonly language: Language
  readonly content: SmsContent
}

export interface Sms {
  /** Whether messages can be sent now. Never depends on the phone. */
  available(): boolean
  /** Resolves before delivery: its duration would reveal which phones get a message. */
  send(message: SmsMessage): Promise<void>
  idle(): Promise<void>
}
