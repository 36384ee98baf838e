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
/** What a new account starts with, in hundredths of power. */
export const GIFT = 3000

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
