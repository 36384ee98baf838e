/** The documented test cards and the validation of card input: https://docs.stripe.com/testing (read 2026-11-21). */
import type { CardFace } from './objects.ts'

export interface CardInput {
  number: string
  /** `MM / YY` as typed. */
  expiry: string
  cvc: string
}

export interface Decline {
  code: string
  declineCode?: string
}

/** The outcome of the card, or the wrong field with its reason (a key of the page's texts). */
export type Verdict =
  | { kind: 'succeeds' | 'authenticates'; face: CardFace }
  | { kind: 'declined'; face: CardFace; decline: Decline }
  | { kind: 'wrong'; field: keyof CardInput; reason: WrongCard }

export type WrongCard =
  | 'numberIncomplete'
  | 'numberInvalid'
  | 'numberNotTest'
  | 'expiryIncomplete'
  | 'expiryPast'
  | 'cvcIncomplete'

const SUCCEED: Readonly<Record<string, string>> = {
  '4242424242424242': 'visa',
  '4000056655665556': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
  '6200000000000005': 'unionpay',
  // Refunds to these are pending at first, or succeed and fail later.
  '4000000000007726': 'visa',
  '4000000000005126': 'visa',
}
const AUTHENTICATE = ['4000000000003220', '4000002500003155']

/** Declining cards by their last four digits. */
export const DECLINES: Readonly<Record<string, Decline>> = {
  '0002': { code: 'card_declined', declineCode: 'generic_decline' },
  '9995': { code: 'card_declined', declineCode: 'insufficient_funds' },
  '0069': { code: 'expired_card' },
  '0127': { code: 'incorrect_cvc' },
  '0119': { code: 'processing_error' },
}
const DECLINED = Object.fromEntries(Object.entries(DECLINES).map(([end, decline]) => [`400000000000${end}`, decline]))

/** `now`: Unix time in milliseconds. */
export function checkCard(input: CardInput, now: number): Verdict {
  const number = input.number.replace(/[\s-]/g, '')
  const wrong = wrongNumber(number) ?? wrongExpiry(input.expiry, now) ?? wrongCvc(input.cvc, number)
  if (wrong) return { kind: 'wrong', ...wrong }
  const face = { brand: SUCCEED[number] ?? 'visa', last4: number.slice(-4) }
  const decline = DECLINED[number]
  if (decline) return { kind: 'declined', face, decline }
  return { kind: AUTHENTICATE.includes(number) ? 'authenticates' : 'succeeds', face }
}

type Wrong = { field: keyof CardInput; reason: WrongCard } | undefined

function wrongNumber(number: string): Wrong {
  if (!/^\d{12,19}$/.test(number)) return { field: 'number', reason: 'numberIncomplete' }
  if (!luhn(number)) return { field: 'number', reason: 'numberInvalid' }
  const known = number in SUCCEED || number in DECLINED || AUTHENTICATE.includes(number)
  return known ? undefined : { field: 'number', reason: 'numberNotTest' }
}

function wrongExpiry(text: string, now: number): Wrong {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  if (!month || !year) return { field: 'expiry', reason: 'expiryIncomplete' }
  // Valid until the end of its month.
  return Date.UTC(2000 + Number(year), Number(month)) <= now ? { field: 'expiry', reason: 'expiryPast' } : undefined
}

function wrongCvc(text: string, number: string): Wrong {
  const length = SUCCEED[number] === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(text.trim()) ? undefined : { field: 'cvc', reason: 'cvcIncomplete' }
}

/** ISO/IEC 7812-1, annex B. */
function luhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
