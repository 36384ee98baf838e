/** Limits and patterns shared by web and server (SPEC sections 5 and 9). */
export const ASIN_LENGTH = 10
const ASIN_PATTERN = /^B0[A-Z0-9]{8}$/
export const PHONE_PATTERN = /^1[3-9]\d{9}$/
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
/** SMS code. */
export const CODE_PATTERN = /^\d{6}$/
/** Validity of an SMS code. */
export const CODE_MINUTES = 5
/** Wait between two codes to one phone, for any purpose. */
export const CODE_RESEND_SECONDS = 60
/** Validity of a not-a-robot challenge. */
export const ROBOT_MINUTES = 10
/** Validity of a WeChat QR code. */
export const WECHAT_SECONDS = 120
/** Time to bind a phone after WeChat confirmed. */
export const WECHAT_BIND_MINUTES = 10
/** Time in which the browser can fetch its session a second time, in case the first answer was lost. */
export const WECHAT_REFETCH_SECONDS = 30
/**
 * Progress of a WeChat login. `bind`: confirmed, but no account has this WeChat identity yet; the user binds a phone
 * next. `expired`: expired, used or unknown.
 */
export const WECHAT_STATES = ['waiting', 'scanned', 'confirmed', 'bind', 'refused', 'expired'] as const
/** Free power of a new account, in hundredths. */
export const SIGNUP_POWER = 3000

/** In characters. Invisible characters and text direction controls are not allowed. */
export const NICKNAME_MAX = 20
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Maximum size of an upload, and edge of the stored avatar in pixels. */
export const AVATAR_BYTES = 5 * 1024 * 1024
export const AVATAR_SIZE = 256
/** A closed account can be reopened for this long. */
export const REOPEN_DAYS = 30

/** Maximum quantity of an order. */
export const MAX_QUANTITY = 99
export const COUPON_MAX = 32
/** Payment deadline of an order. */
export const ORDER_MINUTES = 15
/** Maximum number of unpaid orders of an account. */
export const MAX_UNPAID_ORDERS = 20

export const normalizeAsin = (typed: string) => typed.trim().toUpperCase()
export const isAsin = (asin: string) => ASIN_PATTERN.test(asin)

/** Removes spaces, dashes and +86, as address books write them. */
export const normalizePhone = (typed: string) => typed.replace(/[\s-]/g, '').replace(/^(\+|00)86/, '')

/** 138****0000: owners recognize their number, others cannot call it. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

export const normalizeCoupon = (typed: string) => typed.trim().toUpperCase()

/** Expects a trimmed name. */
export const isNickname = (name: string) =>
  name.length > 0 && [...name].length <= NICKNAME_MAX && !INVISIBLE.test(name) && name === name.trim()

/** A calendar day like `1990-05-01`, from 1900 on and before `today`. */
export function isBirthday(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900-01-01' || day >= today) return false
  const instant = new Date(`${day}T00:00:00Z`)
  // Date turns the 31st of a short month into the 1st of the next one.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}
