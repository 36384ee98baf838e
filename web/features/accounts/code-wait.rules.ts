import { CODE_RESEND_SECONDS } from '#contracts/core/rules.ts'

/** Whole seconds until the next code may be requested. Clamped, so that a clock set back does not lengthen the wait. */
export const secondsLeft = (until: number, now: number): number =>
  Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)))

/** Milliseconds until `secondsLeft` changes. */
export const msUntilNextSecond = (until: number, now: number): number => (until - now) % 1000 || 1000
