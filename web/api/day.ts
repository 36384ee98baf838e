/** The reader's own day. */
import { dayOf } from '#contracts/model/date.ts'

/** The zone of the reader's clock. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day that it is for the reader: `2026-11-21`. */
export const today = () => dayOf(new Date().toISOString(), zone())

/** Milliseconds until the next one begins. */
export function untilMidnight(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}
