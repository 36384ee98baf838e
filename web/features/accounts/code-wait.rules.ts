import { CODE_RESEND_SECONDS } from '#contracts/core/rules.ts'

/** Whole seconds until another code may be asked for. A clock that was set back never makes it longer than it was. */
export const secondsLeft = (until: number, now: number): number =>
  Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil((until - now) / 1000)))

/** Milliseconds until the number of seconds changes next. */
export const untilNextSecond = (until: number, now: number): number => (until - now) % 1000 || 1000
