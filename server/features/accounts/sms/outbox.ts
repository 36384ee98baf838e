/** Dev mode stores messages instead of sending them; `/__dev/outbox` shows them. */
import type { State } from '#server/db/state.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Sms } from './sms.ts'
import { textOf } from './text.ts'

export const smsOutbox = (db: State, clock: Clock): Sms => ({
  available: () => true,
  async send(message) {
    await db
      .insertInto('outbox')
      .values({ channel: 'sms', recipient: message.phone, text: textOf(message), sent_at: clock.iso() })
      .execute()
  },
  idle: () => Promise.resolve(),
})
