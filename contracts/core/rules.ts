/** Limits and patterns that both sides obey (SPEC sections 5 and 9). */
export const ASIN_LENGTH = 10
const ASIN_PATTERN = /^B0[A-Z0-9]{8}$/
export const PHONE_PATTERN = /^1[3-9]\d{9}$/
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
/** The code of an SMS. */
export const CODE_PATTERN = /^\d{6}$/
/** How long a code may be used. */
export const CODE_MINUTES = 5
/** Seconds between two codes for one phone, whatever they are for. */
export const CODE_RESEND_SECONDS = 60
/** How long a not-a-robot challenge may be solved and sent. */
export const ROBOT_MINUTES = 10
/** How long a QR code for WeChat can be scanned and confirmed. */
export const WECHAT_SECONDS = 120
/** How long a phone may be tied to a WeChat that was confirmed. */
export const WECHAT_BIND_MINUTES = 10
/** For so long the browser that was given a session may ask for it again: the answer may have been lost. */
export const WECHAT_AGAIN_SECONDS = 30
/**
 * How far a login by WeChat is. `bind`: confirmed by somebody who has no account yet, who ties a phone to it next.
 * `expired` is also what is said of a ticket that was used or that never was.
 */
export const WECHAT_STATES = ['waiting', 'scanned', 'confirmed', 'bind', 'refused', 'expired'] as const
/** What a new account starts with, in hundredths of power. */
export const GIFT = 3000

/** What somebody may be called: so many characters, none of which moves or hides others. */
export const NICKNAME_MAX = 20
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** A picture as it is chosen, and what it becomes. */
export const AVATAR_BYTES = 5 * 1024 * 1024
export const AVATAR_SIZE = 256
/** How long a closed account can be opened again. */
export const CLOSED_DAYS = 30

/** How many of a plan one order may hold. */
export const MAX_NUMBER = 99
export const COUPON_MAX = 32
/** How long an order can be paid. */
export const ORDER_MINUTES = 15
/** Orders of one account that may wait for payment at once. */
export const OPEN_ORDERS = 20

/** Trims and upper-cases what a person typed as an ASIN. */
export const normaliseAsin = (typed: string) => typed.trim().toUpperCase()
export const isAsin = (asin: string) => ASIN_PATTERN.test(asin)

/** A phone number as it is stored: without the spaces, the dashes and the +86 of an address book. */
export const normalisePhone = (typed: string) => typed.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '')

/** 138****0000: enough to recognise one's own, not enough to call somebody. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A coupon code as it is stored. */
export const normaliseCoupon = (typed: string) => typed.trim().toUpperCase()

/** Whether somebody may be called that, once the spaces around it are gone. */
export const isNickname = (name: string) =>
  name.length > 0 && [...name].length <= NICKNAME_MAX && !UNSEEN.test(name) && name === name.trim()

/** Whether a text is a day of the calendar, `1990-05-01`, on which somebody who lives was born. `today` is written the same way. */
export function isBirthday(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900-01-01' || day >= today) return false
  const instant = new Date(`${day}T00:00:00Z`)
  // The 31st of a month that has 30 days becomes the 1st of the next one.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}
