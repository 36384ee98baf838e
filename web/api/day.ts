import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'

/** The reader's time zone. During server rendering it is unknown, and HOME_ZONE is used instead. */
export const zone = () => (globalThis.document ? Intl.DateTimeFormat().resolvedOptions().timeZone : HOME_ZONE)

/** `2026-11-21`, in the reader's zone. */
export const today = () => dayOf(new Date().toISOString(), zone())

/** Milliseconds until midnight in the reader's time zone. */
export function msUntilMidnight(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}
